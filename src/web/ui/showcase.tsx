import { FolkStrip } from './ornament.tsx';
import { Colours, Icons, Ornaments, Type } from './showcase-foundations.tsx';
import { Buttons, Choices, Fields } from './showcase-inputs.tsx';
import { Navigation, Overlays } from './showcase-parts.tsx';
import { Surfaces } from './showcase-surfaces.tsx';

export type Theme = 'light' | 'dark';

/** Every primitive in all variants and both themes: for developers and screenshot tests. */
export function Showcase() {
  return (
    <>
      <ThemedShowcase theme="light" />
      <ThemedShowcase theme="dark" />
    </>
  );
}

/** Every primitive in one theme. */
export function ThemedShowcase({ theme }: { theme: Theme }) {
  return (
    <div data-theme={theme} className="bg-paper text-ink" id={`theme-${theme}`}>
      <div className="mx-auto flex max-w-page flex-col gap-16 px-4 py-12 sm:px-6">
        <div>
          <p className="text-sm font-bold text-amber-strong">{theme === 'light' ? 'Motyw jasny' : 'Motyw ciemny'}</p>
          <h2 className="mt-1 text-display">Z czego zbudowany jest Jarmark</h2>
          <FolkStrip className="mt-6" />
        </div>
        <Colours />
        <Type />
        <Ornaments />
        <Buttons theme={theme} />
        <Fields theme={theme} />
        <Choices theme={theme} />
        <Surfaces />
        <Navigation theme={theme} />
        <Overlays />
        <Icons />
      </div>
    </div>
  );
}
