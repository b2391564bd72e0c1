import { data } from 'react-router'
import { type OpenApiDocument, requestContext } from '#server/pages/request-context.ts'
import type { Route } from './+types/api-docs'
import styles from './api-docs.module.css'
import { ApiOperation, type OperationRef } from './api-operation.tsx'
import { ApiText } from './api-text.tsx'
import { describeSchema } from './describe-schema.ts'
import { InfoPage, type InfoSection } from './info-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const document = await context.get(requestContext)?.readApi()
  if (!document) throw data(null, { status: 404 })
  return { document }
}

function operationsOf(document: OpenApiDocument): OperationRef[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  )
}

function sectionsOf(document: OpenApiDocument): InfoSection[] {
  const calls = operationsOf(document)
  const { responses, schemas } = document.components
  const tags = document.tags.map(({ name, description }) => ({
    id: idOf(name),
    title: name,
    body: (
      <>
        <p>{description}</p>
        <div className={styles.calls}>
          {calls
            .filter(({ operation }) => operation.tags.includes(name))
            .map((call) => (
              <ApiOperation key={call.operation.operationId} {...call} responses={responses} />
            ))}
        </div>
      </>
    ),
  }))
  const shapes = {
    id: 'shapes',
    title: 'Shapes with a name',
    body: Object.entries(schemas).map(([name, schema]) => (
      <details className={styles.call} key={name}>
        <summary>
          <h3 className={styles.address}>
            <code>{name}</code>
          </h3>
        </summary>
        <pre className={styles.shape}>{describeSchema(schema)}</pre>
      </details>
    )),
  }
  return [overviewSection(document), ...tags, shapes]
}

function overviewSection({ info }: OpenApiDocument): InfoSection {
  return {
    id: 'in-general',
    title: 'In general',
    body: (
      <>
        {info.description.split('\n\n').map((paragraph) => (
          <p key={paragraph}>
            <ApiText text={paragraph} />
          </p>
        ))}
        <p>
          Programs read <a href="/api/openapi.json">the same as OpenAPI 3.1</a>.
        </p>
      </>
    ),
  }
}

function idOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

export default function ApiDocs({ loaderData: { document } }: Route.ComponentProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <InfoPage
        path="/api/docs"
        title="API"
        description="Every call that this house answers: what it takes, what it gives, and how it refuses."
        heading="HTTP API"
        lead="Every call, as programs make them. Open one to see what it takes and what comes back."
        cloth="sora"
        crest="die"
        changed="2026-11-23"
        sections={sectionsOf(document)}
      />
    </>
  )
}
