import type { CSSProperties } from 'react';
import {
  colourTokens,
  LEAST_CONTRAST,
  type MarketColours,
  mainContrast,
  readable,
  THEMES,
  type Theme,
  USUAL_COLOURS,
} from '#contract/settings/colours.ts';
import { numberText } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldGroup } from '../../../ui/choices.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SectionCard } from './section-card.tsx';
import { type SectionProps, useSection } from './use-section.ts';

const HEX = /^#[\da-f]{6}$/i;

type Part = keyof MarketColours;

/** The market's colours in both themes, each with its contrast and a preview. */
export function ColoursSection(props: SectionProps) {
  const t = useT();
  const section = useSection(props, ['colours']);
  const colours: MarketColours = section.values.colours ?? USUAL_COLOURS;
  const set = (part: Part, theme: Theme, colour: string) =>
    section.set({ colours: { ...colours, [part]: { ...colours[part], [theme]: colour } } });
  const follow = () => {
    const { primary, accent } = colours;
    section.set({
      colours: {
        primary: { light: readable(primary.light, 'light'), dark: readable(primary.light, 'dark') },
        accent: { light: accent.light, dark: readable(accent.light, 'dark') },
      },
    });
  };
  return (
    <SectionCard
      id="colours"
      icon="palette"
      title={t('settings.colours.title')}
      lead={t('settings.colours.lead')}
      section={section}
    >
      {THEMES.map((theme) => (
        <FieldGroup
          key={theme}
          legend={<span className="font-heading text-[1.0625rem]">{t(`settings.colours.${theme}`)}</span>}
        >
          <div className="grid gap-4 sm:grid-cols-2">
            {(['primary', 'accent'] as const).map((part) => (
              <div key={part}>
                <ColourField
                  label={t(`settings.colours.${part}`)}
                  colour={colours[part][theme]}
                  error={section.errorOf(`colours.${part}.${theme}`)}
                  onColour={(colour) => set(part, theme, colour)}
                />
                {part === 'primary' && <Contrast colour={colours.primary[theme]} theme={theme} />}
              </div>
            ))}
          </div>
          <Preview colours={colours} theme={theme} />
        </FieldGroup>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" icon="moon" onClick={follow}>
          {t('settings.colours.follow')}
        </Button>
        <Button variant="quiet" size="sm" icon="undo-2" onClick={() => section.set({ colours: null })}>
          {t('settings.colours.usual')}
        </Button>
      </div>
    </SectionCard>
  );
}

interface ColourFieldProps {
  label: string;
  colour: string;
  error: string | undefined;
  onColour: (colour: string) => void;
}

/** A colour: typed, or chosen with the browser's own picker. */
function ColourField({ label, colour, error, onColour }: ColourFieldProps) {
  return (
    <Field label={label} error={error}>
      <span className="flex gap-2">
        <input
          type="color"
          aria-label={label}
          value={HEX.test(colour) ? colour : '#000000'}
          onChange={(event) => onColour(event.currentTarget.value)}
          className="h-12 w-14 shrink-0 cursor-pointer rounded-field border border-line-strong bg-surface p-1"
        />
        <TextInput
          value={colour}
          maxLength={7}
          spellCheck={false}
          className="font-mono"
          onChange={(event) => onColour(event.currentTarget.value)}
        />
      </span>
    </Field>
  );
}

/** Whether texts in the main colour can be read in a theme. */
function Contrast({ colour, theme }: { colour: string; theme: Theme }) {
  const { locale, t } = useLanguage();
  if (!HEX.test(colour)) return null;
  const ratio = mainContrast(colour, theme);
  const isEnough = ratio >= LEAST_CONTRAST;
  return (
    <p
      role="status"
      className={`mt-2 flex items-center gap-1.5 text-sm font-semibold ${isEnough ? 'text-success' : 'text-danger'}`}
    >
      <Icon name={isEnough ? 'check' : 'circle-alert'} size="1.1rem" />
      {t(isEnough ? 'settings.colours.good' : 'settings.colours.weak', {
        ratio: numberText(locale, Math.floor(ratio * 10) / 10),
        least: numberText(locale, LEAST_CONTRAST),
      })}
    </p>
  );
}

/** A link, a button and a badge as the theme will show them. */
function Preview({ colours, theme }: { colours: MarketColours; theme: Theme }) {
  const t = useT();
  const all = [...Object.values(colours.primary), ...Object.values(colours.accent)];
  if (!all.every((colour) => HEX.test(colour))) return null;
  return (
    <div
      data-theme={theme}
      style={colourTokens(colours) as CSSProperties}
      aria-hidden="true"
      className="mt-3 flex flex-wrap items-center gap-3 rounded-card border border-line bg-paper p-4 text-ink"
    >
      <span className="font-heading text-subheading text-primary-strong">{t('settings.colours.sample')}</span>
      <span className="link">{t('settings.colours.sampleLink')}</span>
      <span className="btn btn-primary btn-sm">{t('settings.save')}</span>
      <span className="btn btn-amber btn-sm">{t('frame.add')}</span>
    </div>
  );
}
