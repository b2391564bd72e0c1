import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { previousStep, type Step, stepPath } from '#domain/builder/steps.ts'
import { Button } from '#ui/button.tsx'
import styles from './step-props.module.css'
import type { Saving } from './use-saving.ts'

type StepDockProps = {
  step: Step
  saving?: Saving
  children: ReactNode
}

export function StepDock({ step, saving, children }: StepDockProps) {
  const navigate = useNavigate()
  return (
    <footer className={styles.dock}>
      {saving?.busy && (
        <progress
          className={styles.progress}
          max={100}
          value={saving.progress}
          aria-label="Saving"
        />
      )}
      {step > 1 && (
        <Button
          variant="quiet"
          size="medium"
          icon="icon-back"
          label="The step before"
          className={styles.back ?? ''}
          onPress={() => void navigate(stepPath(previousStep(step)))}
        >
          {null}
        </Button>
      )}
      {children}
    </footer>
  )
}
