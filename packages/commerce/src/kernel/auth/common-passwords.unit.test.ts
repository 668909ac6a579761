import { expect, it } from 'vitest'
import { isCommon } from './common-passwords.ts'

it.each([
  '12345678',
  'password',
  'PassWord1',
  'qwertyuiop',
  'iloveyou',
  '11111111',
  'passord123',
  'Sommer2026',
  'Fotball!!',
  'Sommer2026!',
  'Passord1234!',
  'Norge2026!',
  'P@ssw0rd1',
  'aaaaaaaa',
  '99999999',
  'abcdabcd',
  'passordpassord',
  '!Velkommen1',
  'ｐａｓｓｗｏｒｄ',
])('is one of the first that anybody would try: %s', async (password) => expect(await isCommon(password)).toBe(true))

it.each([
  'fjell og fjord',
  'skog og vidde',
  'bjørn i hi 2026!',
  '4711 er nøkkelen',
  'et helt nytt passord',
  'Kvikklunsj-i-motbakke',
  'x7Kq!v2mPz',
])('is not: %s', async (password) => expect(await isCommon(password)).toBe(false))
