import { Suspense, useState } from 'react';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { Disclosure } from './disclosure.tsx';
import { Icon } from './icon.tsx';
import { lazyPart } from './lazy-part.ts';
import { Menu, MenuButton, MenuLine, MenuLink } from './menu.tsx';
import { Pagination } from './pagination.tsx';
import { Part, Row } from './showcase-part.tsx';
import { SkeletonText } from './skeleton.tsx';
import { Tabs } from './tabs.tsx';
import { showToast } from './toast-store.ts';

const Dialog = lazyPart(
  () => import('./dialog.tsx'),
  (module) => module.Dialog,
);
const Sheet = lazyPart(
  () => import('./sheet.tsx'),
  (module) => module.Sheet,
);

export function Navigation({ theme }: { theme: string }) {
  return (
    <Part title="Nawigacja">
      <Breadcrumbs
        label={`Okruszki, ${theme}`}
        items={[
          { label: 'Jarmark', to: '#rynek' },
          { label: 'Jedzenie', to: '#food' },
          { label: 'Miody i produkty pszczele' },
        ]}
      />
      <Tabs
        label={`Panel, ${theme}`}
        tabs={[
          { to: '#moje', label: 'Moje ogłoszenia', current: true, count: 12 },
          { to: '#agro', label: 'Agroturystyka', current: false, icon: 'bed-double' },
          { to: '#historia', label: 'Historia płatności', current: false },
        ]}
      />
      <Pagination
        page={6}
        pageCount={24}
        hrefOf={(page) => `#strona-${page}`}
        labels={{
          navigation: `Strony, ${theme}`,
          previous: 'Poprzednia',
          next: 'Następna',
          page: (page) => `Strona ${page}`,
        }}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <Card padded>
          <Disclosure summary="Jak długo widać ogłoszenie?" open>
            <p className="pb-3 text-muted">Czternaście dni od aktywacji. Potem możesz je odnowić jednym dotknięciem.</p>
          </Disclosure>
          <Disclosure summary="Czy wystawienie kosztuje?">
            <p className="pb-3 text-muted">Nie. Płatne jest tylko wyróżnienie.</p>
          </Disclosure>
        </Card>
        <div>
          <Menu
            trigger={
              <>
                Hanna Wiśniewska <Icon name="chevron-down" />
              </>
            }
            triggerClassName="btn btn-secondary"
          >
            <MenuLink to="#panel" icon="user">
              Mój panel
            </MenuLink>
            <MenuLink to="#wiadomosci" icon="message-circle">
              Wiadomości
            </MenuLink>
            <MenuLine />
            <MenuButton icon="moon" selected>
              Ciemny motyw
            </MenuButton>
            <MenuButton icon="log-out">Wyloguj się</MenuButton>
          </Menu>
        </div>
      </div>
    </Part>
  );
}

export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  return (
    <Part title="Okna i powiadomienia">
      <Row>
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Otwórz okno
        </Button>
        <Button variant="secondary" onClick={() => setOpen('sheet')}>
          Otwórz arkusz
        </Button>
        <Button variant="secondary" onClick={() => showToast({ tone: 'success', title: 'Zapisano ogłoszenie' })}>
          Powiadomienie
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            showToast({
              title: 'Hanna Wiśniewska',
              description: 'Dzień dobry, czy miód gryczany jeszcze jest?',
              timeoutMs: 0,
              action: { label: 'Odpowiedz', to: '#czat' },
            })
          }
        >
          Wiadomość
        </Button>
        <Button
          variant="secondary"
          onClick={() => showToast({ tone: 'error', title: 'Nie udało się wysłać', description: 'Spróbuj za chwilę.' })}
        >
          Błąd
        </Button>
      </Row>
      <Suspense>
        {open === 'dialog' && (
          <Dialog
            open
            onOpenChange={close}
            title="Usunąć ogłoszenie?"
            description="„Miód lipowy z Puszczy Knyszyńskiej” zniknie z targu razem z opiniami. Tego nie da się cofnąć."
            closeLabel="Zamknij"
            actions={
              <>
                <Button variant="secondary" onClick={close}>
                  Zostaw
                </Button>
                <Button variant="danger" onClick={close}>
                  Usuń
                </Button>
              </>
            }
          />
        )}
        {open === 'sheet' && (
          <Sheet
            open
            onOpenChange={close}
            title="Filtry"
            closeLabel="Zamknij"
            footer={<Button className="w-full">Pokaż 128 ogłoszeń</Button>}
          >
            <SkeletonText lines={6} />
          </Sheet>
        )}
      </Suspense>
    </Part>
  );
}
