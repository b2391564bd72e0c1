import 'reflect-metadata'
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'
import type { KeyPair } from './key-pair-files.ts'
import type { LocalNames } from './local-names.ts'
import { createNameConstraints } from './name-constraints.ts'

const dayMs = 24 * 60 * 60_000
const rootDays = 3650
/** Browsers accept at most 398 days. */
const leafDays = 397
const curve = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const
const { subtle } = globalThis.crypto

export async function makeRoot(
  hostname: string,
  hosts: readonly string[],
  nowMs: number,
): Promise<KeyPair> {
  const keys = await subtle.generateKey(curve, true, ['sign', 'verify'])
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: [{ O: ['Party Dojo'] }, { CN: [`Party Dojo on ${hostname}`] }],
    keys,
    signingAlgorithm: curve,
    ...validFor(rootDays, nowMs),
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
      createNameConstraints(hosts),
    ],
  })
  return { key: await exportKey(keys.privateKey), certificate: certificate.toString('pem') }
}

export async function makeLeaf(root: KeyPair, names: LocalNames, nowMs: number): Promise<KeyPair> {
  const keys = await subtle.generateKey(curve, true, ['sign', 'verify'])
  const issuer = new X509Certificate(root.certificate)
  const certificate = await X509CertificateGenerator.create({
    subject: [{ O: ['Party Dojo'] }, { CN: [names.dns.at(-1) ?? 'localhost'] }],
    issuer: issuer.subject,
    publicKey: keys.publicKey,
    signingKey: await importKey(root.key),
    signingAlgorithm: curve,
    ...validFor(leafDays, nowMs),
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
      new SubjectAlternativeNameExtension([
        ...names.dns.map((value) => ({ type: 'dns' as const, value })),
        ...names.ip.map((value) => ({ type: 'ip' as const, value })),
      ]),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
      await AuthorityKeyIdentifierExtension.create(issuer.publicKey),
    ],
  })
  return { key: await exportKey(keys.privateKey), certificate: certificate.toString('pem') }
}

/** A day early, for clocks that are behind. */
function validFor(days: number, nowMs: number): { notBefore: Date; notAfter: Date } {
  return { notBefore: new Date(nowMs - dayMs), notAfter: new Date(nowMs + (days - 1) * dayMs) }
}

async function exportKey(key: CryptoKey): Promise<string> {
  return PemConverter.encode(await subtle.exportKey('pkcs8', key), PemConverter.PrivateKeyTag)
}

async function importKey(pem: string): Promise<CryptoKey> {
  return await subtle.importKey('pkcs8', PemConverter.decodeFirst(pem), curve, false, ['sign'])
}
