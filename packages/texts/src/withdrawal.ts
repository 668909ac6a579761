/** The form by which a purchase is taken back, in the words of the regulation (angrerettloven § 8). */
export const withdrawalTexts = {
  namespace: 'withdrawal',
  words: {
    sendTo: 'Fyll ut og send dette skjemaet til {company}, {address}, {email}, dersom du ønsker å gå fra avtalen.',
    notice: 'Jeg/vi underretter herved om at jeg/vi ønsker å gå fra min/vår avtale om kjøp av følgende varer:',
    goods: 'Varer:',
    received: 'Varene ble mottatt den (dato):',
    names: 'Forbrukerens/forbrukernes navn:',
    addresses: 'Forbrukerens/forbrukernes adresse:',
    date: 'Dato:',
    signature: 'Underskrift (dersom papirskjema benyttes):',
    asMail: 'Åpne skjemaet som e-post',
    subject: 'Angreskjema',
  },
} as const
