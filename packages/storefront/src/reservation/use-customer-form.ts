import { fetchPostalCode } from '@vidda/client/chain'
import { AddressError } from '@vidda/domain/address'
import type { Customer } from '@vidda/domain/customer'
import { isZipcode, reservationProblems, type FormProblems, type ReservationForm } from '@vidda/domain/reservation'
import { addressTexts, fill, reservationTexts, type WordsOf } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useRef, useState } from 'react'
import { useApp } from '../app/index.ts'
import { useCart } from '../cart/index.ts'
import { isSameAddress, useAddresses, type KnownAddress } from '../position/index.ts'
import { useSession } from '../session/index.ts'
import { findAddress } from './find-address.ts'

type Fields = keyof ReservationForm

/** As the browser keeps them: what was stored before there was such a field lacks it. */
type Contact = Partial<Pick<Customer, 'firstName' | 'surname' | 'email' | 'phone'>>

/**
 * Who got the goods the last time, from what the browser keeps of the cart (spec §3 Persisted keys), else who is logged in, and the latest address that was
 * found.
 */
function knownOf(client: Readonly<Record<string, string>>, user: Contact | null, latest: KnownAddress | undefined): ReservationForm {
  const own = user ?? {}
  const {
    name = [own.firstName, own.surname].filter(Boolean).join(' '),
    email = own.email ?? '',
    phone = own.phone ?? '',
    delivery,
  } = client
  const { address = latest?.address ?? '', zipcode = latest?.zipcode ?? '', city = latest?.city ?? '' } = client
  return { name, email, phone, delivery: delivery === 'delivery' ? 'delivery' : 'collect', address, zipcode, city }
}

/** The form of who gets the goods: what is known already, what was written, and what is wrong with it. */
export function useCustomerForm(canBeSent: boolean) {
  const app = useApp()
  const words = useTexts(reservationTexts)
  const lookup = useTexts(addressTexts)
  const client = useCart((view) => view.cart.client)
  const user = useSession((view) => view.user)
  const addresses = useAddresses((view) => view.addresses)
  const note = useAddresses((view) => view.note)
  const [written, setWritten] = useState<Partial<ReservationForm>>({})
  const [refused, setRefused] = useState<FormProblems>({})
  const [doubt, setDoubt] = useState<string | null>(null)
  const doubted = useRef<KnownAddress | null>(null)
  // A log-in meanwhile fills in what is not written yet.
  const known = { ...knownOf(client, user, addresses[0]), ...written }
  const values: ReservationForm = canBeSent ? known : { ...known, delivery: 'collect', address: '', zipcode: '', city: '' }
  const problems = reservationProblems(values)

  /** What the commerce API or the map refused stands until that field is written anew. */
  function write(next: ReservationForm) {
    const isUnchanged = ([field]: [string, unknown]) => next[field as Fields] === values[field as Fields]
    const changed: Partial<ReservationForm> = Object.fromEntries(Object.entries(next).filter((entry) => !isUnchanged(entry)))
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(isUnchanged)))
    if (next.address !== values.address || next.zipcode !== values.zipcode) setDoubt(null)
    const picked = next.address === values.address ? undefined : addresses.find(({ address }) => address === next.address)
    setWritten((before) => ({ ...before, ...changed, ...picked }))
    if (!picked && next.zipcode !== values.zipcode && isZipcode(next.zipcode)) void fillInPlace(next.zipcode)
  }

  /** The postal code says the place; one that is not known leaves it to the shopper. */
  async function fillInPlace(zipcode: string) {
    try {
      const { place } = await fetchPostalCode(app.api, zipcode)
      setWritten((latest) => (latest.zipcode === zipcode ? { ...latest, city: place } : latest))
    } catch (error) {
      app.log(error)
    }
  }

  /** Looks the address up where the goods are sent. One that the map does not have is told once: the shopper knows better, and so does a map that is away. */
  async function checkAddress(): Promise<boolean> {
    const wanted = { address: values.address.trim(), zipcode: values.zipcode.trim(), city: values.city.trim() }
    const isTold = doubted.current !== null && isSameAddress(doubted.current, wanted)
    if (values.delivery === 'collect' || isTold || addresses.some((one) => isSameAddress(one, wanted))) return true
    try {
      await findAddress(app, wanted.address, wanted.zipcode)
      note(wanted)
      return true
    } catch (error) {
      if (!(error instanceof AddressError)) {
        app.log(error)
        return true
      }
      doubted.current = wanted
      setDoubt(fill(words.addressUnsure, { problem: error.message }))
      return false
    }
  }

  return {
    values,
    isFilled: Object.keys(problems).length === 0,
    errors: { ...wordsOf({ ...refused, ...problems }, words, lookup), ...(doubt !== null && !problems.address && { address: doubt }) },
    addresses: addresses.map(({ address }) => address),
    write,
    refuse: (fields: readonly Fields[]) => setRefused(Object.fromEntries(fields.map((field) => [field, 'invalid' as const]))),
    checkAddress,
  }
}

function wordsOf(
  { name, email, phone, address, zipcode, city }: FormProblems,
  texts: WordsOf<typeof reservationTexts>,
  lookup: WordsOf<typeof addressTexts>,
): Partial<Record<Fields, string>> {
  return {
    ...(name && { name: name === 'required' ? texts.nameMissing : texts.nameRefused }),
    ...(email && { email: texts.emailInvalid }),
    ...(phone && { phone: texts.phoneInvalid }),
    ...(address && { address: address === 'required' ? texts.addressMissing : lookup.noNumber }),
    ...(zipcode && { zipcode: texts.zipcodeInvalid }),
    ...(city && { city: texts.cityMissing }),
  }
}
