/** Maps the sign-in library to the tables and columns. */
const times = { createdAt: 'created_at', updatedAt: 'updated_at' }

export const models = {
  user: { modelName: 'users', fields: { ...times, emailVerified: 'email_verified' } },
  session: {
    modelName: 'sessions',
    fields: {
      ...times,
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
    },
  },
  account: {
    modelName: 'accounts',
    fields: {
      ...times,
      accountId: 'account_id',
      providerId: 'provider_id',
      userId: 'user_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
    },
  },
  verification: { modelName: 'verifications', fields: { ...times, expiresAt: 'expires_at' } },
}

export const phoneSchema = {
  user: { fields: { phoneNumber: 'phone_number', phoneNumberVerified: 'phone_number_verified' } },
}

export const passkeySchema = {
  passkey: {
    modelName: 'passkeys',
    fields: {
      publicKey: 'public_key',
      userId: 'user_id',
      credentialID: 'credential_id',
      deviceType: 'device_type',
      backedUp: 'backed_up',
      createdAt: 'created_at',
    },
  },
}
