import styles from './step-belt.module.css'

const seams = [7, 14.5, 22]

/** A progress belt with the step's number on its knot. */
export function StepBelt({ step, of }: { step: number; of: number }) {
  const steps = Array.from({ length: of }, (_, index) => index + 1)
  return (
    <div
      className={styles.belt}
      role="progressbar"
      aria-label={`Step ${step} of ${of}`}
      aria-valuenow={step}
      aria-valuemin={1}
      aria-valuemax={of}
    >
      {steps.map((number) => (
        <div
          key={number}
          className={`${styles.part} ${number < step ? styles.done : ''} ${number === step ? styles.here : ''}`}
        >
          {number <= step && (
            <svg
              viewBox="0 0 60 30"
              preserveAspectRatio="none"
              className={styles.seams}
              aria-hidden
            >
              {seams.map((y) => (
                <path key={y} d={`M0 ${y}H60`} />
              ))}
            </svg>
          )}
          {number === step && (
            <span className={styles.knot} aria-hidden>
              <svg viewBox="200 8 56 70" aria-hidden>
                <path d="M232 40L206 66L220 74L244 48Z" />
                <path d="M224 40L250 66L236 74L212 48Z" />
                <path d="M204 12L252 14L250 53L206 51Z" />
              </svg>
              <b>{step}</b>
            </span>
          )}
        </div>
      ))}
      {step < of && (
        <span className={styles.of} aria-hidden>
          of {of}
        </span>
      )}
    </div>
  )
}
