import { Accordion } from '@vidda/ui/accordion'
import { Badge } from '@vidda/ui/badge'
import { Breadcrumbs } from '@vidda/ui/breadcrumbs'
import { Button } from '@vidda/ui/button'
import { CampaignLabel } from '@vidda/ui/campaign-label'
import { Checkbox } from '@vidda/ui/checkbox'
import { ChipList } from '@vidda/ui/chip-list'
import { Icon } from '@vidda/ui/icon'
import { IconButton } from '@vidda/ui/icon-button'
import { Notice } from '@vidda/ui/notice'
import { Pagination } from '@vidda/ui/pagination'
import { ProductCard } from '@vidda/ui/product-card'
import { QuantityStepper } from '@vidda/ui/quantity-stepper'
import { RadioGroup } from '@vidda/ui/radio-group'
import { Rating } from '@vidda/ui/rating'
import { SelectField } from '@vidda/ui/select-field'
import { SizePicker } from '@vidda/ui/size-picker'
import { Switch } from '@vidda/ui/switch'
import { Tabs } from '@vidda/ui/tabs'
import { TextArea } from '@vidda/ui/text-area'
import { TextField } from '@vidda/ui/text-field'
import { TextLink } from '@vidda/ui/text-link'
import { useState, type ReactNode } from 'react'
import { GroupRoot, MatrixRoot } from './Matrix.styles.ts'
import { cards, words } from './samples.data.ts'

type GroupProps = { readonly title: string; readonly wide?: boolean; readonly children: ReactNode }

const Group = ({ title, wide = false, children }: GroupProps) => (
  <GroupRoot data-wide={wide || undefined}>
    <h2>{title}</h2>
    {children}
  </GroupRoot>
)

/** The components that most of a shop is made of, in the states that a theme shows in. */
export function Matrix() {
  const { headings } = words
  return (
    <MatrixRoot>
      <Group title={headings.type}>
        <p data-type="display">{words.display}</p>
        <p data-type="lead">{words.lead}</p>
        <p>{words.body}</p>
        <TextLink to="#frakt">{words.link}</TextLink>
      </Group>
      <Actions />
      <Group title={headings.goods} wide>
        <ul data-part="cards">
          {cards.map((card) => (
            <ProductCard key={card.name} {...card} level={3} />
          ))}
        </ul>
      </Group>
      <Fields />
      <Choices />
      <Group title={headings.messages}>
        <Notice tone="info">{words.info}</Notice>
        <Notice tone="success">{words.success}</Notice>
        <Notice tone="warning">{words.warning}</Notice>
        <Notice tone="error">{words.error}</Notice>
      </Group>
      <Group title={headings.facts}>
        <div data-part="row">
          <Badge>{words.fresh}</Badge>
          <Badge tone="accent">{words.member}</Badge>
          <Badge tone="success">{words.stock}</Badge>
          <Badge tone="warning">{words.warning.split(' ')[0]}</Badge>
          <Badge tone="danger">{words.soldOut}</Badge>
          <CampaignLabel text={words.offer} />
        </div>
        <Rating rating={4.3} count={28} />
        <Accordion items={words.questions.map((title, index) => ({ id: `q${index}`, title, content: words.answer, open: index === 0 }))} />
      </Group>
      <Group title={headings.finding} wide>
        <Breadcrumbs trail={words.crumbs.map((text, index) => (index < 2 ? { text, to: `#${text}` } : { text }))} />
        <ChipList label={words.trail} chips={words.crumbs.map((text, index) => ({ text, to: `#${text}`, current: index === 0 }))} />
        <Tabs label={headings.goods} items={words.tabs.map((title) => ({ id: title, title, content: words.tabText }))} />
        <Pagination page={3} lastPage={9} hrefFor={(page) => `#side-${page}`} />
      </Group>
    </MatrixRoot>
  )
}

const Actions = () => (
  <Group title={words.headings.actions}>
    <Button icon={<Icon name="cart" />} size="large">
      {words.buy}
    </Button>
    <div data-part="row">
      <Button variant="quiet">{words.reserve}</Button>
      <Button variant="plain">{words.more}</Button>
      <Button size="small">{words.search}</Button>
    </div>
    <div data-part="row">
      <Button loading>{words.wait}</Button>
      <Button disabled>{words.soldOut}</Button>
      <IconButton icon="heart" label={words.favourite} />
      <IconButton icon="trash" variant="quiet" label={words.remove} />
    </div>
  </Group>
)

const Fields = () => (
  <Group title={words.headings.fields}>
    <TextField label={words.name} help={words.nameHelp} defaultValue="Kari Nordmann" />
    <TextField label={words.email} error={words.emailError} defaultValue="kari@" />
    <SelectField label={words.size} options={words.sizes.map((size) => ({ value: size, label: size }))} />
    <TextArea label={words.message} rows={2} max={200} />
  </Group>
)

function Choices() {
  const [count, setCount] = useState(2)
  const [size, setSize] = useState<number | null>(1)
  return (
    <Group title={words.headings.choices}>
      <SizePicker value={size} onValueChange={setSize} sizes={words.sizes.map((name, id) => ({ id, name, available: id !== 3 }))} />
      <QuantityStepper
        name={words.crumbs[1]}
        count={count}
        max={5}
        onIncrease={() => setCount((one) => one + 1)}
        onDecrease={() => setCount((one) => one - 1)}
      />
      <RadioGroup
        label={words.delivery}
        name="delivery"
        variant="cards"
        defaultValue="shop"
        options={[
          { value: 'shop', label: words.shop, aside: words.free },
          { value: 'home', label: words.home, about: words.days },
        ]}
      />
      <Checkbox name="news" label={words.news} defaultChecked />
      <Switch label={words.sms} defaultChecked />
    </Group>
  )
}
