import { describe, expect, it } from 'vitest'
import { movedTo } from '@vidda/tooling-release/modules'
import { publishedPath } from '@vidda/tooling-release/published'
import { root } from '@vidda/tooling-shared/root'
import { publicFolders } from '@vidda/tooling-shared/source/library'

const published = (modules: Readonly<Record<string, string>>) =>
  Object.fromEntries(movedTo(new Map(Object.entries(modules)), (path) => publishedPath('packages/ui', path)))

describe('the library, as it is published', () => {
  it('[R11.118] has no tier in its paths, and its modules find each other', () => {
    expect(
      published({
        'patterns/form/Form.tsx':
          "import { Button } from '../../primitives/button/index.ts'\nimport { look } from './Form.styles.ts'\nimport { x } from '../../foundation/internal/x.ts'\n",
        'patterns/form/Form.styles.ts': "import '../form-summary/index.ts'\n",
        'foundation/internal/x.ts': "const load = () => import('../icon/index.ts')\nexport { color } from '@vidda/tokens'\n",
      }),
    ).toEqual({
      'form/Form.tsx':
        "import { Button } from '../button/index.ts'\nimport { look } from './Form.styles.ts'\nimport { x } from '../internal/x.ts'\n",
      'form/Form.styles.ts': "import '../form-summary/index.ts'\n",
      'internal/x.ts': "const load = () => import('../icon/index.ts')\nexport { color } from '@vidda/tokens'\n",
    })
  })

  it('[R11.118] has every name once, in whichever tier', () => {
    const names = publicFolders(root).map(({ name }) => name)
    expect(names.length).toBe(new Set(names).size)
    expect(() => published({ 'primitives/internal/field.ts': '', 'commerce/internal/field.ts': '' })).toThrow('internal/field.ts')
  })

  it('leaves the paths of other packages unchanged', () => {
    expect(publishedPath('packages/domain', 'commerce/index.ts')).toBe('commerce/index.ts')
  })
})
