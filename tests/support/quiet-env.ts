/** Nothing configured, on a free port of this machine, whatever the shell at hand has set. */
export const quietEnv = {
  HOST: '127.0.0.1',
  PORT: '0',
  ORIGIN: '',
  DATABASE_URL: '',
  STORAGE_URL: '',
  APP_CHECK: '',
  AUTH_SECRET: '',
  GOOGLE_CLIENT_ID: '',
  GOOGLE_CLIENT_SECRET: '',
  OIDC_ISSUER: '',
  OIDC_CLIENT_ID: '',
  OIDC_CLIENT_SECRET: '',
  SMTP_URL: '',
  SMS_WEBHOOK_URL: '',
}
