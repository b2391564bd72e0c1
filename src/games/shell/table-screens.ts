export { EndScreen } from './end-screen.tsx'
export { Playing } from './playing.tsx'
