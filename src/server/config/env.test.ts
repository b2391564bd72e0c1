import { describe, expect, test } from 'vitest'
import { loadEnv } from './env.ts'

describe('loadEnv', () => {
  test('needs nothing', () => {
    expect(loadEnv({})).toEqual({
      port: 3000,
      host: null,
      localHttps: null,
      operator: { name: null, address: null },
      origin: null,
      isHttps: false,
      hsts: null,
      dataDir: './data',
      databaseUrl: null,
      storage: { kind: 'file' },
      appCheck: 'off',
      authSecret: null,
      google: null,
      oidc: null,
      payments: { kind: 'simulator' },
      paymentBase: null,
      supportEmail: null,
      smtpUrl: null,
      roomHintsUrl: null,
      smsWebhookUrl: null,
      mailFrom: null,
      voiceAgent: null,
      trackers: null,
      logLevel: 'info',
      traces: null,
      hasStarterPacks: true,
      isSignUpOpen: true,
      isPrivate: false,
      privateLinkVersion: 1,
      metricsToken: null,
      trustedProxies: 0,
    })
  })

  test('covers subdomains by HSTS when configured', () => {
    const source = { ORIGIN: 'https://party.example', HSTS_SUBDOMAINS: 'on' }
    expect(loadEnv(source).hsts).toBe('max-age=31536000; includeSubDomains')
    expect(loadEnv({ HSTS_SUBDOMAINS: 'on' }).hsts).toBeNull()
  })

  test('takes an empty value for an unset one', () => {
    expect(loadEnv({ PORT: '', ORIGIN: '', DATABASE_URL: '' })).toEqual(loadEnv({}))
  })

  test.each([
    ['PORT', '8080', { port: 8080 }],
    ['PORT', '0', { port: 0 }],
    ['HOST', '::1', { host: '::1' }],
    ['ORIGIN', 'https://Party.example/', { origin: 'https://party.example', isHttps: true }],
    ['ORIGIN', 'http://10.0.0.2:3000', { origin: 'http://10.0.0.2:3000', isHttps: false }],
    ['ORIGIN', 'https://party.example', { hsts: 'max-age=31536000' }],
    ['DATABASE_URL', 'postgres://u:p@h:5432/n', { databaseUrl: 'postgres://u:p@h:5432/n' }],
    ['DATABASE_URL', 'postgresql://h/n', { databaseUrl: 'postgresql://h/n' }],
    ['AUTH_SECRET', 'x'.repeat(32), { authSecret: 'x'.repeat(32) }],
    ['SUPPORT_EMAIL', 'help@party.example', { supportEmail: 'help@party.example' }],
    ['MAIL_FROM', 'hello@party.example', { mailFrom: 'hello@party.example' }],
    ['VOICE_AGENT_ID', 'agent_01', { voiceAgent: { id: 'agent_01', scriptUrl: null } }],
    ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
    ['TRUSTED_PROXIES', '2', { trustedProxies: 2 }],
    ['METRICS_TOKEN', 'sixteen-or-more_1', { metricsToken: 'sixteen-or-more_1' }],
    ['STORAGE_URL', 'file:', { storage: { kind: 'file' } }],
    ['APP_CHECK', 'enforce', { appCheck: 'enforce' }],
    ['APP_CHECK', 'off', { appCheck: 'off' }],
    ['AWS_ACCESS_KEY_ID', 'without a bucket', { storage: { kind: 'file' } }],
  ])('reads %s=%s', (name, value, expected) => {
    expect(loadEnv({ [name]: value })).toMatchObject(expected)
  })

  test.each([
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535'],
    ['PORT', '3000.5', 'PORT must be a whole number from 0 to 65535'],
    ['PORT', '99999999999', 'PORT must be a whole number from 0 to 65535'],
    ['HOST', 'http://x', 'HOST must be an address or host name to listen on, such as 127.0.0.1'],
    [
      'ORIGIN',
      'party.example',
      'ORIGIN must be the public URL without a path, such as https://party.example',
    ],
    [
      'ORIGIN',
      'https://a.example/b',
      'ORIGIN must be the public URL without a path, such as https://party.example',
    ],
    [
      'ORIGIN',
      'ftp://a.example',
      'ORIGIN must be the public URL without a path, such as https://party.example',
    ],
    [
      'DATABASE_URL',
      'mysql://u:secret@h/n',
      'DATABASE_URL must be a Postgres address, such as postgres://user:password@host:5432/name',
    ],
    [
      'SUPPORT_EMAIL',
      'help',
      'SUPPORT_EMAIL must be an e-mail address, such as help@party.example',
    ],
    ['AUTH_SECRET', 'short', 'AUTH_SECRET must be at least 32 characters that nobody can guess'],
    [
      'OIDC_ISSUER',
      'http://id.example',
      'OIDC_ISSUER must be the https address of an OpenID provider, such as https://id.example',
    ],
    [
      'GOOGLE_CLIENT_ID',
      'id',
      'GOOGLE_CLIENT_SECRET must be set too: GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET belong together',
    ],
    [
      'OIDC_CLIENT_ID',
      'id',
      'OIDC_ISSUER and OIDC_CLIENT_SECRET must be set too: OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET belong together',
    ],
    ['MAIL_FROM', 'Party', 'MAIL_FROM must be an e-mail address, such as hello@party.example'],
    [
      'SMTP_URL',
      'mail.example:25',
      'SMTP_URL must be a mail server, such as smtps://user:password@host:465',
    ],
    [
      'SMTP_URL',
      'smtp://',
      'SMTP_URL must be a mail server, such as smtps://user:password@host:465',
    ],
    [
      'SMS_WEBHOOK_URL',
      'smtp://sms.example',
      'SMS_WEBHOOK_URL must be an http or https URL that messages are posted to',
    ],
    [
      'SMTP_URL',
      'smtp://mail.example',
      "SMTP_URL needs ORIGIN: links in messages must not come from a request's Host header.",
    ],
    [
      'SMS_WEBHOOK_URL',
      'https://sms.example/send',
      "SMS_WEBHOOK_URL needs ORIGIN: links in messages must not come from a request's Host header.",
    ],
    [
      'VOICE_AGENT_ID',
      'an agent',
      'VOICE_AGENT_ID must be the id of an agent, such as agent_01ab…',
    ],
    ...['http://cdn.example/widget.js', 'https://cdn.example/a;b.js', 'widget.js'].map((url) => [
      'VOICE_AGENT_SCRIPT_URL',
      url,
      'VOICE_AGENT_SCRIPT_URL must be the https address of the widget’s script',
    ]),
    [
      'VOICE_AGENT_SCRIPT_URL',
      'https://cdn.example/widget.js',
      'VOICE_AGENT_SCRIPT_URL needs VOICE_AGENT_ID.',
    ],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
    ],
    ...[
      'objects',
      'file:///srv/objects',
      's3:',
      's3://',
      's3:party-dojo',
      's3://UPPER_case',
      's3://id:secret@party-dojo',
      's3://party-dojo/folder',
      's3://party-dojo?endpiont=https://s3.example',
      's3://party-dojo?region=eu-1&region=eu-2',
      's3://party-dojo?endpoint=s3.example',
      's3://party-dojo?endpoint=https://s3.example/path',
      's3://party-dojo?endpoint=ftp://s3.example',
      's3://party-dojo?region=eu/1',
      's3://party-dojo?prefix=../up',
      's3://party-dojo?prefix=/a',
      's3://party-dojo?prefix=a//b',
    ].map((value) => [
      'STORAGE_URL',
      value,
      'STORAGE_URL must be file: or an S3 bucket, such as s3://bucket?endpoint=https://s3.example&region=eu-1',
    ]),
    [
      'STORAGE_URL',
      's3://party-dojo',
      'STORAGE_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    ],
    ['AWS_REGION', 'eu north', 'AWS_REGION must be a region, such as eu-north-1'],
    ['APP_CHECK', 'on', 'APP_CHECK must be off or enforce'],
    [
      'TRUSTED_PROXIES',
      '11',
      'TRUSTED_PROXIES must be the number of proxies in front of this server, from 0 to 10',
    ],
  ])('refuses %s=%s with one line', (name, value, line) => {
    expect(() => loadEnv({ [name]: value })).toThrow(expect.objectContaining({ message: line }))
  })

  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'key' }

  test.each([
    [
      's3://party-dojo',
      keys,
      {
        bucket: 'party-dojo',
        endpoint: 'https://s3.us-east-1.amazonaws.com',
        region: 'us-east-1',
        prefix: '',
        accessKeyId: 'id',
        secretAccessKey: 'key',
        sessionToken: null,
      },
    ],
    [
      's3://party-dojo',
      { ...keys, AWS_REGION: 'eu-north-1', AWS_SESSION_TOKEN: 'token' },
      {
        endpoint: 'https://s3.eu-north-1.amazonaws.com',
        region: 'eu-north-1',
        sessionToken: 'token',
      },
    ],
    [
      's3://b.2-c/?endpoint=http://127.0.0.1:9000/&region=eu-1&prefix=a/b.c',
      { ...keys, AWS_REGION: 'eu-north-1' },
      { bucket: 'b.2-c', endpoint: 'http://127.0.0.1:9000', region: 'eu-1', prefix: 'a/b.c/' },
    ],
    ['s3://party-dojo?prefix=a/', keys, { prefix: 'a/' }],
  ])('reads STORAGE_URL=%s with keys', (url, others, expected) => {
    expect(loadEnv({ STORAGE_URL: url, ...others }).storage).toMatchObject({
      kind: 's3',
      ...expected,
    })
  })

  test.each(Object.keys(keys))('refuses a bucket without %s', (name) => {
    expect(() => loadEnv({ STORAGE_URL: 's3://party-dojo', ...keys, [name]: '' })).toThrow(
      'STORAGE_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    )
  })

  test('takes ways to send messages once it knows its own address', () => {
    const ways = {
      SMTP_URL: 'smtps://me:secret@mail.example',
      SMS_WEBHOOK_URL: 'http://127.0.0.1:9/sms?key=1',
    }
    expect(loadEnv({ ...ways, ORIGIN: 'https://party.example' })).toMatchObject({
      smtpUrl: ways.SMTP_URL,
      smsWebhookUrl: ways.SMS_WEBHOOK_URL,
    })
    expect(() => loadEnv(ways)).toThrow(
      /^SMTP_URL needs ORIGIN: .+\nSMS_WEBHOOK_URL needs ORIGIN: /,
    )
  })

  test('names every wrong variable on a line of its own', () => {
    expect(() => loadEnv({ PORT: 'x', LOG_LEVEL: 'y', HOST: 'ok' })).toThrow(
      expect.objectContaining({
        name: 'StartError',
        message:
          'PORT must be a whole number from 0 to 65535\n' +
          'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
      }),
    )
  })
})
