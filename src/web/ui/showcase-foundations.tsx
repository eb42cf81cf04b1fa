import { Icon } from './icon.tsx';
import { everydayIcons, rareIcons } from './icon-names.ts';
import { Logo } from './logo.tsx';
import { Awning, Ornament } from './ornament.tsx';
import { type OrnamentName, ornamentSizes } from './ornament-sizes.ts';
import { Part } from './showcase-part.tsx';

const SWATCHES = [
  { name: 'paper', className: 'bg-paper text-ink' },
  { name: 'linen', className: 'bg-linen text-ink' },
  { name: 'surface', className: 'bg-surface text-ink' },
  { name: 'raised', className: 'bg-raised text-ink' },
  { name: 'muted na paper', className: 'bg-paper text-muted' },
  { name: 'muted na linen', className: 'bg-linen text-muted' },
  { name: 'primary', className: 'bg-primary text-on-primary' },
  { name: 'primary-soft', className: 'bg-primary-soft text-primary-strong' },
  { name: 'amber', className: 'bg-amber text-on-amber' },
  { name: 'amber-soft', className: 'bg-amber-soft text-amber-strong' },
  { name: 'danger', className: 'bg-danger text-on-danger' },
  { name: 'danger-soft', className: 'bg-danger-soft text-danger' },
  { name: 'success-soft', className: 'bg-success-soft text-success' },
  { name: 'info-soft', className: 'bg-info-soft text-info' },
] as const;

export function Colours() {
  return (
    <Part title="Barwy">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7">
        {SWATCHES.map(({ name, className }) => (
          <li
            key={name}
            className={`flex h-20 items-end rounded-field border border-line p-3 text-sm font-bold ${className}`}
          >
            {name}
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function Type() {
  return (
    <Part title="Pismo">
      <div className="grid gap-10 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <p className="font-heading text-display">Miód, chleb i dobre słowo</p>
          <p className="font-heading text-title">Żółte jabłka z sadu pod Grójcem</p>
          <p className="font-heading text-heading">Zażółć gęślą jaźń – 1 234,50 zł, ½ kg, 20 m²</p>
          <h4 lang="de" className="text-heading">
            Landwirtschaftliche Direktvermarktungsgenossenschaft
          </h4>
          <p lang="uk" className="font-heading text-heading">
            Ґанок, їжа та щирі гостини на селі
          </p>
          <p className="text-subheading font-bold">Podtytuł: prosto od tych, którzy je robią</p>
        </div>
        <div className="prose">
          <h4 className="text-heading">Co znaczy „swojski”?</h4>
          <p>
            Swojskie jest to, co powstało <a href="#proza">blisko domu</a>: z mleka od własnych krów, mąki z pobliskiego
            młyna i owoców z przydomowego sadu. Bez pośpiechu i bez pośredników.
          </p>
          <ul>
            <li>Znasz imię tego, kto to zrobił.</li>
            <li>Wiesz, z którego podwórka pochodzi.</li>
          </ul>
          <blockquote>Chleb, który się nie spieszy, smakuje dłużej.</blockquote>
        </div>
      </div>
    </Part>
  );
}

export function Ornaments() {
  return (
    <Part title="Wycinanki i znak">
      <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
        <Logo name="Jarmark" tagline="targ swojskich wyrobów" className="text-xl" />
        <Logo name="Jarmark" />
        <Logo className="text-3xl" />
      </div>
      <Awning />
      <ul className="grid grid-cols-2 items-end gap-6 sm:grid-cols-3 lg:grid-cols-4">
        {(Object.keys(ornamentSizes) as OrnamentName[]).map((name) => (
          <li key={name} className={name === 'hero' || name === 'rooster-pair' ? 'col-span-2' : undefined}>
            <Ornament name={name} className="w-full" />
            <p className="mt-2 text-center text-sm text-muted">{name}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function Icons() {
  return (
    <Part title="Ikony">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
        {[...everydayIcons, ...rareIcons].map((name) => (
          <li key={name} className="flex flex-col items-center gap-1 rounded-field p-2 text-center text-xs text-muted">
            <Icon name={name} size={24} className="text-ink" />
            {name}
          </li>
        ))}
      </ul>
    </Part>
  );
}
