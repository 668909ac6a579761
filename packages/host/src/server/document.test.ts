import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { frameOf, renderDocument, type DocumentParts } from './document.ts'
import { escapeHtml, scriptJson } from './escape.ts'
import { openerSource } from './opener.ts'
import { sourceHash } from './security.ts'
import { brand, client, serve } from './host.fixtures.ts'

const parts: DocumentParts = {
  head: { title: 'Jakker', jsonLd: [] },
  root: '<main></main>',
  preloads: '',
  styles: { css: Buffer.from('.a{color:red}'), hash: sourceHash('.a{color:red}') },
  styledVersion: '6',
  data: {},
  csrf: null,
  isPrivate: false,
  payment: null,
  modules: [],
}
const render = (change: Partial<DocumentParts> = {}) => {
  const { html, headers } = renderDocument(frameOf(brand, client, 'https://eksempel.example'), { ...parts, ...change })
  return { html: html.toString(), headers }
}

const lineEnds = '\u2028\u2029'

describe('what strangers wrote', () => {
  it('cannot end a script, and reads back as it was', () => {
    const value = { name: `</script><script>alert(1)</script><!-- ${lineEnds} & "` }
    const json = scriptJson(value)
    expect(json).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(json)).toEqual(value)
  })

  it('cannot leave its attribute or element', () => {
    expect(escapeHtml(`"><script>&'`)).toBe("&quot;&gt;&lt;script&gt;&amp;'")
    const { html } = render({
      head: { title: '</title><script>', description: '"><b>', canonical: '/a"b', jsonLd: [] },
      data: { q: '</script>' },
    })
    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>')
    expect(html).toContain('content="&quot;&gt;&lt;b&gt;"')
    expect(html).toContain('href="https://eksempel.example/a&quot;b"')
    expect(html.match(/<\/script>/g)).toHaveLength(html.match(/<script/g)?.length ?? 0)
  })

  it('cannot do so from a search either', async () => {
    const { get } = await serve()
    const html = (await get(`/search/${encodeURIComponent('</title></script><img src=x onerror=alert(1)>')}`)).body.toString()
    expect(html).not.toContain('<img src=x')
    expect(html).toContain('&lt;img src=x')
  })
})

describe('the head', () => {
  it('says no more than the page does', () => {
    const { html } = render()
    for (const absent of ['name="description"', 'name="robots"', 'rel="canonical"', 'csrf-token', 'ld+json'])
      expect(html).not.toContain(absent)
  })

  it('carries JSON-LD as data', () => {
    expect(render({ head: { title: 'a', jsonLd: [{ '@context': 'https://schema.org', '@type': 'Brand', name: '<b>' }] } }).html).toContain(
      '"name":"\\u003cb>"}</script>',
    )
  })
})

describe('a shared link', () => {
  const tags = (html: string) =>
    Object.fromEntries([...html.matchAll(/<meta property="og:([^"]+)" content="([^"]*)">/g)].map(([, name, content]) => [name, content]))

  it('shows the page’s own title, picture and address', () => {
    const image = 'https://eksempel.example/api/v1/images/7/share.jpg'
    const head = {
      title: 'Skalljakke',
      description: 'Tett & lett',
      canonical: '/product/skalljakke',
      type: 'product',
      image,
      imageAlt: 'Skalljakke i gran',
      jsonLd: [],
    } as const
    expect(tags(render({ head }).html)).toMatchObject({
      type: 'product',
      title: 'Skalljakke',
      description: 'Tett &amp; lett',
      url: 'https://eksempel.example/product/skalljakke',
      image,
      'image:alt': 'Skalljakke i gran',
      site_name: 'Eksempel',
    })
  })

  it('shows the brand’s picture where the page has none', () => {
    expect(tags(render().html)).toMatchObject({ image: 'https://eksempel.example/assets/social.png', 'image:alt': 'Eksempel' })
  })
})

describe('the policy', () => {
  it('lets the services of the brand in, and nothing where it has none', () => {
    const policyOf = (serviceHosts: readonly string[], serviceScripts: readonly string[] = []) =>
      renderDocument(frameOf({ ...brand, serviceHosts, serviceScripts }, client, 'https://eksempel.example'), parts).headers[
        'content-security-policy'
      ] ?? ''
    const opener = hashOf(openerSource)
    expect(policyOf([])).toContain(`script-src 'self' ${opener}; `)
    const policy = policyOf(['stats.example', '*.calls.example'], ['https://stats.example/g.js'])
    expect(policy).toContain(`script-src 'self' ${opener} https://stats.example/g.js; `)
    for (const directive of ["img-src 'self' data:", "connect-src 'self'"])
      expect(policy).toContain(`${directive} stats.example *.calls.example; `)
    expect(policy).toContain("font-src 'self'; ")
  })

  const hashes = (policy: string) => [...policy.matchAll(/'sha256-[^']+'/g)].map(String)
  const styleBlocks = (html: string) => [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
  const hashOf = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`

  it('names the hash of every style block of its page, and of the empty one', async () => {
    const { get } = await serve()
    const { body, headers } = await get('/dame')
    const blocks = styleBlocks(body.toString())
    expect(blocks).toHaveLength(2)
    expect(blocks.every((css) => css.length > 0)).toBe(true)
    expect(hashes(String(headers['content-security-policy']))).toEqual([openerSource, ...blocks, ''].map(hashOf))
  })

  it('lets one script in and no other origin', () => {
    const directives = new Map(
      String(render().headers['content-security-policy'])
        .split('; ')
        .map((directive) => [directive.split(' ', 1)[0], directive.split(' ').slice(1)]),
    )
    expect(directives.get('default-src')).toEqual([`'none'`])
    expect(directives.get('script-src')).toEqual([`'self'`, hashOf(openerSource)])
    expect(directives.get('style-src-elem')).not.toContain(`'unsafe-inline'`)
    expect(directives.get('frame-ancestors')).toEqual([`'none'`])
    expect([...directives.values()].flat().filter((source) => /^https?:|\*/.test(source))).toEqual([])
  })

  it('fits a document with that one script and no handlers', async () => {
    const { get } = await serve()
    const html = (await get('/dame')).body.toString()
    const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    expect(
      scripts.filter(([, attributes = '']) => !/type="application\/(?:ld\+)?json"/.test(attributes)).map(([, , text]) => text),
    ).toEqual([openerSource])
    expect(html).not.toMatch(/ on[a-z]+="/)
  })
})
