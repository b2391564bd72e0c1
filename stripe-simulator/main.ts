import { openSimulator } from './open-simulator.ts'

/** `node stripe-simulator/main.ts [port] [folder] [webhook address]` */
const [port = '0', folder = '', webhookUrl] = process.argv.slice(2)

const simulator = await openSimulator({
  folder: folder || null,
  port: Number(port),
  pages: 'own',
})
if (webhookUrl) simulator.deliverTo(webhookUrl)

console.log(`STRIPE_API_BASE=${simulator.apiBase}`)
console.log(`STRIPE_SECRET_KEY=${simulator.secretKey}`)
console.log(`STRIPE_WEBHOOK_SECRET=${simulator.webhookSecret}`)
console.log(`STRIPE_PRICES=${simulator.prices.join(',')}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void simulator.close())
