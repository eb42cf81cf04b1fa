import { Button, type ButtonVariant, IconButton, LinkButton } from './button.tsx';
import { Chip, ChipList } from './chip.tsx';
import { CheckboxInput, FieldGroup, RadioGroup } from './choices.tsx';
import { Field, SelectInput, TextArea, TextInput } from './field.tsx';
import { RangeFields } from './range-fields.tsx';
import { Part, Row } from './showcase-part.tsx';
import { Stars } from './stars.tsx';
import { StarsInput } from './stars-input.tsx';
import { Tooltip } from './tooltip.tsx';

interface Themed {
  /** Distinguishes the ids of controls in both themes. */
  theme: string;
}

const VARIANTS: readonly { variant: ButtonVariant; text: string }[] = [
  { variant: 'primary', text: 'Napisz do sprzedawcy' },
  { variant: 'amber', text: 'Dodaj ogłoszenie' },
  { variant: 'secondary', text: 'Pokaż na mapie' },
  { variant: 'quiet', text: 'Anuluj' },
  { variant: 'danger', text: 'Usuń ogłoszenie' },
];

export function Buttons({ theme }: Themed) {
  return (
    <Part title="Przyciski i etykiety do wyboru">
      <Row>
        {VARIANTS.map(({ variant, text }) => (
          <Button key={variant} variant={variant}>
            {text}
          </Button>
        ))}
      </Row>
      <Row>
        <Button size="lg" icon="search">
          Szukaj
        </Button>
        <Button size="sm" icon="sliders-horizontal" variant="secondary">
          Filtry
        </Button>
        <Button busy>Wysyłam…</Button>
        <Button disabled>Niedostępny</Button>
        <LinkButton to="#dalej" variant="amber" size="lg" iconEnd="arrow-right">
          Zobacz cały targ
        </LinkButton>
        <Button variant="secondary" lang="de">
          Benachrichtigungseinstellungen zurücksetzen
        </Button>
      </Row>
      <Row>
        <Tooltip text="Zachowaj na później" align="start">
          <IconButton icon="heart" label="Zachowaj" />
        </Tooltip>
        <IconButton icon="heart" label="Zachowane" filled className="text-danger" />
        <IconButton icon="share-2" label="Udostępnij" variant="secondary" />
        <IconButton icon="plus" label="Dodaj" variant="amber" size="lg" />
        <IconButton icon="printer" label="Drukuj" size="sm" />
        <IconButton icon="send" label="Wyślij" variant="primary" busy />
      </Row>
      <ChipList label="Filtry">
        <Chip to="#eco" icon="leaf" selected>
          Ekologiczne
        </Chip>
        <Chip to="#vegan" icon="vegan">
          Wegańskie
        </Chip>
        <Chip to="#smoked" icon="flame">
          Wędzone
        </Chip>
        <Chip to={`#usun-${theme}`} removable selected aria-label="Usuń filtr: do 50 zł">
          do 50 zł
        </Chip>
      </ChipList>
    </Part>
  );
}

export function Fields({ theme }: Themed) {
  return (
    <Part title="Pola">
      <div className="grid gap-6 md:grid-cols-2">
        <Field label="Tytuł ogłoszenia" hint="Napisz, co to jest i skąd pochodzi." required>
          <TextInput name={`title-${theme}`} placeholder="np. Miód lipowy z Podlasia" />
        </Field>
        <Field label="Adres e-mail" error="Podaj adres w postaci imie@poczta.pl." required>
          <TextInput name={`email-${theme}`} type="email" defaultValue="jan.kowalski@" />
        </Field>
        <Field label="Kategoria">
          <SelectInput name={`category-${theme}`} defaultValue="honey">
            <option value="honey">Miody</option>
            <option value="cheese">Sery</option>
          </SelectInput>
        </Field>
        <Field label="Telefon" aside="nieobowiązkowe">
          <TextInput name={`phone-${theme}`} type="tel" defaultValue="600 100 200" disabled />
        </Field>
        <Field label="Opis" className="md:col-span-2">
          <TextArea
            name={`description-${theme}`}
            defaultValue="Zbierany w lipcu z pasieki w Puszczy Knyszyńskiej, niepodgrzewany."
          />
        </Field>
        <RangeFields
          legend="Cena"
          from={{ name: `min-${theme}`, label: 'od' }}
          to={{ name: `max-${theme}`, label: 'do' }}
          unit="zł"
        />
        <RangeFields
          legend="Waga"
          from={{ name: `wmin-${theme}`, label: 'od', defaultValue: '5' }}
          to={{ name: `wmax-${theme}`, label: 'do', defaultValue: '2' }}
          unit="kg"
          error="„Od” musi być mniejsze niż „do”."
        />
        <Field label="Zdjęcia" hint="Do 10 zdjęć, każde do 10 MB.">
          <TextInput name={`files-${theme}`} type="file" multiple />
        </Field>
      </div>
    </Part>
  );
}

const PLANS = [
  { value: 'free', label: 'Zwykłe', hint: '14 dni na liście, bez opłat' },
  { value: 'basic', label: 'Wyróżnione', hint: 'wyżej na liście i na stronie głównej' },
  { value: 'extended', label: 'Na szczycie', hint: 'przed wszystkimi innymi' },
] as const;

export function Choices({ theme }: Themed) {
  return (
    <Part title="Wybór i oceny">
      <div className="grid gap-8 md:grid-cols-3">
        <FieldGroup legend="Cechy">
          <CheckboxInput label="Ekologiczne" defaultChecked />
          <CheckboxInput label="Bez cukru" />
          <CheckboxInput label="Niedostępne" disabled />
          <CheckboxInput label="Akceptuję regulamin targu" error="Bez zgody nie możemy założyć konta." />
        </FieldGroup>
        <RadioGroup
          legend="Sprzedaję jako"
          name={`seller-${theme}`}
          defaultValue="person"
          options={[
            { value: 'person', label: 'osoba prywatna' },
            { value: 'company', label: 'działalność gospodarcza', hint: 'potrzebny będzie NIP' },
          ]}
        />
        <div className="flex flex-col gap-4">
          <p className="flex flex-wrap items-center gap-2">
            <Stars value={4.5} label="4,5 na 5" className="text-xl" />
            <span className="font-bold">4,5</span>
            <span className="text-muted">(12 opinii)</span>
          </p>
          <Stars value={3} label="3 na 5" />
          <StarsInput
            legend="Twoja ocena"
            name={`rating-${theme}`}
            labels={['1 gwiazdka', '2 gwiazdki', '3 gwiazdki', '4 gwiazdki', '5 gwiazdek']}
            defaultValue={4}
          />
        </div>
      </div>
      <RadioGroup legend="Plan" name={`plan-${theme}`} layout="cards" defaultValue="basic" options={PLANS} />
    </Part>
  );
}
