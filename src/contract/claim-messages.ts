// Spec §8, "Claim reward".
export const claimMessages = {
  signedOut: 'User is not authenticated',
  noDocument: 'Failed to create user document',
  already: 'Reward already claimed',
  accessFailed: 'Error accessing user document',
  failed: 'Error claiming reward',
  claimed: 'Reward claimed successfully',
} as const
