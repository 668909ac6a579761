import { describe, expect, it } from 'vitest'
import { familiesOf } from './device-families.ts'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const android = 'Mozilla/5.0 (Linux; Android 14; SM-S918B)'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'

describe('families of browsers and systems', () => {
  it.each([
    [`${windows} ${chrome} Safari/537.36`, 'Chrome', 'Windows'],
    [`${windows} ${chrome} Safari/537.36 Edg/142.0.0.0`, 'Edge', 'Windows'],
    [`${windows} ${chrome} Safari/537.36 OPR/120.0.0.0`, 'Opera', 'Windows'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Windows'],
    [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`, 'Safari', 'Mac'],
    [`${android} ${chrome} Mobile Safari/537.36`, 'Chrome', 'Android'],
    [
      `${android} AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    ['Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox', 'Android'],
    [`${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
    [`${iPhone} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
    [`${iPhone} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iPhone'],
    [
      'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPad',
    ],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'Chrome', 'ChromeOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
    ['curl/8.5.0', null, null],
    ['', null, null],
  ])('[R10.120] %s', (header, browser, system) => {
    expect(familiesOf(header)).toEqual({ browser, system })
  })

  it('[R10.120] a header that is missing tells nothing, and a long one is not read to its end', () => {
    expect(familiesOf(undefined)).toEqual({ browser: null, system: null })
    expect(familiesOf(`${'x'.repeat(100_000)} Firefox/140.0`)).toEqual({ browser: null, system: null })
  })
})
