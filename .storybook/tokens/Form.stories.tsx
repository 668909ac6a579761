import type { Meta, StoryObj } from '@storybook/react-vite'
import { tokenNames, variableName, type Theme, type TokenGroup } from '@vidda/tokens'
import { Page, Section } from './Stage.tsx'
import { sizeUses, spaceUses } from './uses.data.ts'
import { spanText, valueOf } from './values.ts'

const css = (group: TokenGroup, name: string): string => `var(${variableName(group, name)})`

type OfTheme = { readonly theme: Theme }

function Space({ theme }: OfTheme) {
  return (
    <Section title="Space" note={spaceUses}>
      <ul className="tokens-rows">
        {tokenNames.space.map((name) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{spanText(theme, 'space', name)}</span>
            <span className="tokens-bar" style={{ inlineSize: css('space', name) }} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Density({ theme }: OfTheme) {
  return (
    <Section title="Density" note="How close things stand: block padding of rows, inline padding of cells, the gap between cards.">
      <ul className="tokens-rows">
        {tokenNames.density.map((name) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{spanText(theme, 'density', name)}</span>
            <span className="tokens-bar" style={{ inlineSize: css('density', name) }} />
          </li>
        ))}
      </ul>
      <ul className="tokens-cards">
        {['Jakker', 'Bukser', 'Ull', 'Sekker'].map((word) => (
          <li key={word} lang="nb">
            {word}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Corners({ theme }: OfTheme) {
  return (
    <Section title="Corners and lines">
      <ul className="tokens-tiles">
        {tokenNames.radius.map((name) => (
          <li key={name}>
            <span className="tokens-corner" style={{ borderRadius: css('radius', name) }} />
            <strong>{name}</strong>
            <span>{spanText(theme, 'radius', name)}</span>
          </li>
        ))}
        {tokenNames.stroke.map((name) => (
          <li key={name}>
            <span className="tokens-line" style={{ borderBlockStartWidth: css('stroke', name) }} />
            <strong>{name}</strong>
            <span>{spanText(theme, 'stroke', name)}</span>
          </li>
        ))}
      </ul>
      <div className="tokens-divider" aria-hidden />
      <p className="tokens-note">
        The upper edge of bands: {theme.$extensions['org.vidda'].style['divider'] === 'none' ? 'straight' : 'a mask of its own'}.
      </p>
    </Section>
  )
}

function Elevation() {
  return (
    <Section title="Elevation" note="none lies on the page, low stands out from it, high is above it: menus, drawers and dialogs.">
      <ul className="tokens-tiles" data-wide="">
        {tokenNames.shadow.map((name) => (
          <li key={name}>
            <span className="tokens-raised" style={{ boxShadow: css('shadow', name) }}>
              <strong>{name}</strong>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Sizes({ theme }: OfTheme) {
  const names = tokenNames.size.filter((name) => name in sizeUses)
  return (
    <Section title="Sizes" note="Heights of controls and marks. Nothing that is pressed is smaller than target.">
      <ul className="tokens-sizes">
        {names.map((name) => (
          <li key={name}>
            <span className="tokens-box" style={{ blockSize: css('size', name), inlineSize: css('size', name) }} />
            <strong>{name}</strong>
            <span>{spanText(theme, 'size', name)}</span>
            <span>{sizeUses[name]}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const meta: Meta = {
  parameters: { layout: 'fullscreen', themes: 'own', docs: { disable: true } },
  tags: ['!autodocs'],
}

export default meta

export const SpaceAndForm: StoryObj = {
  render: (_arguments, { globals }) => (
    <Page chosen={globals['theme']} title="Space and form" lead="Distances, corners, lines, elevation and sizes.">
      {(theme) => (
        <>
          <Space theme={theme} />
          <Density theme={theme} />
          <Corners theme={theme} />
          <Elevation />
          <Sizes theme={theme} />
        </>
      )}
    </Page>
  ),
}

export const Layers: StoryObj = {
  render: (_arguments, { globals }) => (
    <Page chosen={globals['theme']} title="Layers" lead="What lies above what.">
      {(theme) => (
        <ol className="tokens-layers">
          {tokenNames.layer.map((name) => (
            <li key={name}>
              <strong>{name}</strong> {String(valueOf(theme, 'layer', name))}
            </li>
          ))}
        </ol>
      )}
    </Page>
  ),
}
