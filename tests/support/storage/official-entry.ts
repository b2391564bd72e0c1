// What a page needs of the official client: bundled into one script by `official-bundle.ts`.
export { initializeApp } from 'firebase/app'
export * from 'firebase/storage'
