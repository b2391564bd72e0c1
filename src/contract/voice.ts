/** Where the frame of the voice host lies, and what lies below it. */
export const voiceFramePath = '/voice-agent'

/** What `GET /api/voice-agent` answers. */
export type VoiceStatus = { available: boolean }

/** All that the voice host is told. */
export type VoiceVariables = { game_id: string; secret_word: string; max_questions: number }

/** From the page to its frame, once, with a port for what the frame hears by. */
export type VoiceStart = { type: 'start'; variables: VoiceVariables }

/**
 * From the frame to the page. It never came, or it did; it was solved with so many questions, where
 * it counted them; or all of them are used up. The last two come when it has finished speaking.
 */
export type VoiceEvent =
  | { type: 'ready' }
  | { type: 'failed' }
  | { type: 'exhausted' }
  | { type: 'solved'; questions: number | null }

/** Through the port: the frame wants to hear, or no longer. */
export type MicrophoneRequest = { type: 'listen' | 'enough' }

/** Through the port: what the microphone hears, or why it does not. */
export type MicrophoneEvent =
  | { type: 'heard'; samples: Float32Array<ArrayBuffer>; rate: number }
  | { type: 'deaf'; name: string }
