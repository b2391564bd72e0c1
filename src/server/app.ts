export * from 'virtual:react-router/server-build'
// The build prerenders through this module: React Router's build must come first.
export { loadListener } from './main.ts'
