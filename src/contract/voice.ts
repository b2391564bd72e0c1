export const voiceFramePath = '/voice-agent'

export type VoiceStatus = { available: boolean }

/** All that the voice host receives. */
export type VoiceVariables = { game_id: string; secret_word: string; max_questions: number }

/** Page to frame, once, with a port for the microphone. */
export type VoiceStart = { type: 'start'; variables: VoiceVariables }

/**
 * Frame to page: it failed to load or did, the word was guessed (with the number of questions, if
 * counted), or all questions are used up. The last two come after it has finished speaking.
 */
export type VoiceEvent =
  | { type: 'ready' }
  | { type: 'failed' }
  | { type: 'exhausted' }
  | { type: 'solved'; questions: number | null }

/** Over the port: start or stop the microphone. */
export type MicrophoneRequest = { type: 'listen' | 'enough' }

/** Over the port: audio, or why there is none. */
export type MicrophoneEvent =
  | { type: 'heard'; samples: Float32Array<ArrayBuffer>; rate: number }
  | { type: 'deaf'; name: string }
