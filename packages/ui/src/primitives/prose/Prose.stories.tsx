import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../../foundation/internal/guide.ts'
import { Prose } from './Prose.tsx'

const meta = {
  component: Prose,
  parameters: guide({
    anatomy: ['headings, paragraphs, lists, tables, quotes, links, as written in Markdown'],
    do: ['Use it for pages written by people'],
    dont: ['Give it HTML that a shopper wrote'],
    keys: [],
  }),
} satisfies Meta<typeof Prose>
export default meta
type Story = StoryObj<typeof meta>

export const CarePage: Story = {
  args: {
    children: (
      <>
        <h1>Vedlikehold</h1>
        <p>Klær som stelles, varer lenger enn klær som erstattes.</p>
        <h2>Ull</h2>
        <p>
          Luft plagget først. Ofte er det nok. Må det vaskes, velg <a href="/klaer">ullprogram</a> og ullvaskemiddel uten enzymer.
        </p>
        <ul>
          <li>Vask på 30 grader.</li>
          <li>Sentrifuger tykk ull på høyst 400 omdreininger i minuttet.</li>
          <li>Tørk flatt, aldri på radiator.</li>
        </ul>
        <h3>Hvor ofte?</h3>
        <table>
          <thead>
            <tr>
              <th scope="col">Plagg</th>
              <th scope="col">Vask etter</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Undertøy av ull</td>
              <td>3–5 turer</td>
            </tr>
            <tr>
              <td>Genser</td>
              <td>en sesong</td>
            </tr>
          </tbody>
        </table>
        <blockquote>
          <p>Ull renser seg selv når den får henge ute i fuktig luft.</p>
        </blockquote>
      </>
    ),
  },
}
export const FromHtml: Story = { args: { html: '<h1>Om oss</h1><p>Vi har solgt tøy for dårlig vær siden været ble dårlig.</p>' } }
