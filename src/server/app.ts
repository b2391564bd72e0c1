export * from 'virtual:react-router/server-build'
// The build prerenders through this module: it must be React Router's own build first of all.
export { loadListener } from './main.ts'
