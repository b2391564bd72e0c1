/** In the page: a microphone that hums. */
export function fakeMicrophone(): void {
  if (!navigator.mediaDevices) return
  navigator.mediaDevices.getUserMedia = async () => {
    const context = new AudioContext()
    const tone = context.createOscillator()
    const out = context.createMediaStreamDestination()
    tone.connect(out)
    tone.start()
    return out.stream
  }
}

/** As the service describes an agent; without its orb, which a browser without graphics cannot draw. */
export const widgetConfig = {
  variant: 'full',
  placement: 'bottom-right',
  avatar: { type: 'image', url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' },
  feedback_mode: 'none',
  language: 'en',
  text_contents: {},
  language_presets: {},
  terms_html: null,
}
/** The service: a talk begins. */
export const conversationStart = {
  type: 'conversation_initiation_metadata',
  conversation_initiation_metadata_event: {
    conversation_id: 'some',
    agent_output_audio_format: 'pcm_16000',
    user_input_audio_format: 'pcm_16000',
  },
}
/** The agent: somebody had the word after three questions. */
export const solvedCall = {
  type: 'client_tool_call',
  client_tool_call: { tool_name: 'solved', tool_call_id: '1', parameters: { questions: 3 } },
}
/** Whether a message to the service carries what the microphone hears. */
export const hasAudio = (message: object) => 'user_audio_chunk' in message
