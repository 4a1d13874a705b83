/** Ways in, and how they are changed: passwords and passkeys. */
import { api } from './api'
import type { OldPasskey, PasskeyOut, PersonOut, UsePasskey } from './wire'

type Proof = Omit<OldPasskey, 'id'>

/** Browsers have passkeys only where the page came by TLS, or from this machine. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window && isSecureContext && location.hostname !== '127.0.0.1'

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0))
}

function text(buffer: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}

interface Named {
  id: string
  type: 'public-key'
}

/** That whoever changes the ways in is the person: their password, or one of their passkeys; null if they thought better of it. */
export async function proofOf(old: string, keys: readonly PasskeyOut[]): Promise<Proof | null> {
  if (old || !keys.length) return { old }
  const proof = await signed()
  return proof && { proof }
}

/** A passkey of this device for whoever is logged in; null if the person thought better of it. */
export async function makePasskey(name: string, proof: Proof): Promise<PasskeyOut | null> {
  const options = await api.passkeyOptions()
  const user = options['user'] as { id: string; name: string; displayName: string }
  const known = (options['excludeCredentials'] as Named[] | undefined) ?? []
  const publicKey = {
    ...options,
    challenge: bytes(options['challenge'] as string),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: known.map((one) => ({ ...one, id: bytes(one.id) })),
  } as unknown as PublicKeyCredentialCreationOptions
  const made = (await navigator.credentials.create({ publicKey }).catch(() => null)) as PublicKeyCredential | null
  if (!made) return null
  const response = made.response as AuthenticatorAttestationResponse
  const said = { clientDataJSON: text(response.clientDataJSON), attestationObject: text(response.attestationObject) }
  return api.addPasskey({ credential: { id: made.id, rawId: text(made.rawId), type: made.type, response: said }, name, ...proof })
}

/** Logs in whoever has a passkey on this device; null if the person thought better of it. */
export async function enterByPasskey(): Promise<PersonOut | null> {
  const credential = await signed()
  return credential && api.enter({ credential })
}

/** What a passkey of this device has signed. */
async function signed(): Promise<UsePasskey['credential'] | null> {
  const options = await api.enterOptions()
  const publicKey = { ...options, challenge: bytes(options['challenge'] as string), allowCredentials: [] } as unknown as PublicKeyCredentialRequestOptions
  const found = (await navigator.credentials.get({ publicKey }).catch(() => null)) as PublicKeyCredential | null
  if (!found) return null
  const response = found.response as AuthenticatorAssertionResponse
  const said = {
    clientDataJSON: text(response.clientDataJSON),
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    userHandle: response.userHandle ? text(response.userHandle) : null,
  }
  return { id: found.id, rawId: text(found.rawId), type: found.type, response: said }
}
