import { Fragment } from 'react'
import type { OpenApiDocument } from '#server/pages/request-context.ts'
import styles from './api-docs.module.css'
import { ApiText } from './api-text.tsx'
import { describeSchema } from './describe-schema.ts'

type Operation = OpenApiDocument['paths'][string][string]

/** A method and path of the API document, with its operation. */
export type OperationRef = { method: string; path: string; operation: Operation }

type ApiOperationProps = OperationRef & { responses: OpenApiDocument['components']['responses'] }

export function ApiOperation({ method, path, operation, responses }: ApiOperationProps) {
  const { operationId, summary, security, parameters = [], requestBody } = operation
  return (
    <details className={styles.call} id={operationId}>
      <summary>
        <h3 className={styles.address}>
          <span className={styles.method}>{method.toUpperCase()}</span>{' '}
          <code>
            <Path path={path} />
          </code>
        </h3>
        <span className={styles.says}>
          <ApiText text={summary} />
        </span>
      </summary>
      <div className={styles.more}>
        <p>
          <strong>Who.</strong> {callerWords(security)}{' '}
          <span className={styles.quiet}>{operationId}</span>
        </p>
        {parameters.length > 0 && (
          <>
            <h4>It is asked with</h4>
            <ul className={styles.fields}>
              {parameters.map(({ name, in: place, required, description, schema }) => (
                <li key={`${place} ${name}`}>
                  <code>{name}</code> in the {place}
                  {required ? '' : ', if you like'}: {describeSchema(schema)}.{' '}
                  <ApiText text={description ?? ''} />
                </li>
              ))}
            </ul>
          </>
        )}
        {requestBody && (
          <>
            <h4>It is sent{requestBody.required ? '' : ', if you like'}</h4>
            <Shapes content={requestBody.content} />
          </>
        )}
        <h4>It answers</h4>
        <dl className={styles.answers}>
          {Object.entries(operation.responses).map(([status, response]) => {
            const answer =
              '$ref' in response ? responses[response.$ref.slice(responseStart.length)] : response
            const isRefusal = Number(status) >= 400
            return (
              <div key={status}>
                <dt>{status}</dt>
                <dd>
                  <ApiText text={answer?.description ?? ''} />
                  {!isRefusal && answer?.content && <Shapes content={answer.content} />}
                </dd>
              </div>
            )
          })}
        </dl>
      </div>
    </details>
  )
}

const responseStart = '#/components/responses/'

function Shapes({ content }: { content: Record<string, { schema: unknown }> }) {
  return Object.entries(content).map(([type, { schema }]) => (
    <div key={type}>
      <p className={styles.quiet}>{type}</p>
      {Object.keys(schema ?? {}).length > 0 && (
        <pre className={styles.shape}>{describeSchema(schema)}</pre>
      )}
    </div>
  ))
}

const words: Record<string, string> = {
  session: 'whoever is signed in',
  storageToken: 'whoever brings the token of a session',
  appCheck: 'whoever has done the work of the app check, where it is asked for',
  senderKey: 'whoever has the key that the dare was sent with',
  stripeSignature: 'Stripe',
}

function callerWords(security: Operation['security']): string {
  const names = security.flatMap((one) => Object.keys(one))
  if (names.length === 0) return 'Anybody.'
  const isOpen = security.some((one) => Object.keys(one).length === 0)
  const known = names.map((name) => words[name] ?? name).join(', or ')
  return isOpen
    ? `Anybody; it may know ${known}.`
    : `${known.replace(/^./, (c) => c.toUpperCase())}.`
}

function Path({ path }: { path: string }) {
  const parts = path.split(/(?=\/)/)
  return parts.map((part, at) => (
    <Fragment key={parts.slice(0, at + 1).join('')}>
      <wbr />
      {part}
    </Fragment>
  ))
}
