import { Alert } from './alert.tsx';
import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { Button, LinkButton } from './button.tsx';
import { Card } from './card.tsx';
import { Counter } from './counter.tsx';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';
import { Part, Row } from './showcase-part.tsx';
import { Loading, Skeleton, SkeletonText } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import { Stars } from './stars.tsx';
import { EmptyState, ErrorState } from './states.tsx';

function SampleCard() {
  return (
    <Card as="article" active className="overflow-hidden">
      <div className="relative bg-linen p-6">
        <Picture
          src="/categories/food.webp"
          width={400}
          height={400}
          alt=""
          fit="contain"
          averageColor={null}
          className="mx-auto aspect-4/3"
        />
        <Badge tone="amber" icon="sparkles" className="absolute start-3 top-3">
          Wyróżnione
        </Badge>
      </div>
      <div className="p-4">
        <h4 className="text-subheading">
          <a href="#karta" className="card-link">
            Miód lipowy z Puszczy Knyszyńskiej
          </a>
        </h4>
        <p className="mt-1 flex items-center gap-1.5 text-sm text-muted">
          <Icon name="map-pin" size={16} /> Supraśl · wczoraj
        </p>
        <div className="mt-3 flex items-center justify-between gap-2">
          <span className="font-heading text-xl text-primary-strong">48 zł</span>
          <span className="flex items-center gap-1.5 text-sm">
            <Stars value={4.5} label="4,5 na 5" /> (12)
          </span>
        </div>
      </div>
    </Card>
  );
}

function Marks() {
  return (
    <Row>
      <Badge>Zwykła</Badge>
      <Badge tone="primary" icon="leaf">
        Ekologiczne
      </Badge>
      <Badge tone="amber" icon="crown">
        Na szczycie
      </Badge>
      <Badge tone="success" icon="check">
        Opłacone
      </Badge>
      <Badge tone="danger">Wygasło</Badge>
      <Badge tone="info" icon="truck">
        Wysyłka
      </Badge>
      <Avatar name="Hanna Wiśniewska" size={56} />
      <Avatar name="Bartłomiej Zając" size={40} />
      <Avatar name="Zosia" />
      <Avatar name="Ґеник" size={40} />
      <Spinner label="Wczytuję" size={28} className="text-primary" />
      <Counter count={3} label="3 nowe wiadomości" />
      <Counter count={42} label="42 nowe wiadomości" />
      <Counter count={120} label="120 nowych wiadomości" />
    </Row>
  );
}

function LoadingCard() {
  return (
    <Loading label="Wczytuję ogłoszenia">
      <Card className="overflow-hidden">
        <Skeleton className="aspect-4/3 rounded-none" />
        <div className="flex flex-col gap-3 p-4">
          <SkeletonText lines={2} />
          <Skeleton className="h-6 w-24" />
        </div>
      </Card>
    </Loading>
  );
}

function Notices() {
  return (
    <Card padded className="flex flex-col gap-3 sm:col-span-2 lg:col-span-1">
      <Alert tone="info">Ogłoszenie będzie widoczne przez 14 dni.</Alert>
      <Alert tone="success" title="Zapisano">
        Twoje zmiany już widać na targu.
      </Alert>
      <Alert tone="warning">Sprzedawca nie potwierdził jeszcze adresu e-mail.</Alert>
      <Alert tone="error" title="Nie udało się wysłać" action={<Button size="sm">Spróbuj ponownie</Button>}>
        Sprawdź połączenie z internetem.
      </Alert>
    </Card>
  );
}

function States() {
  return (
    <div className="grid gap-6 lg:grid-cols-3">
      <Card>
        <EmptyState
          level={3}
          title="Koszyk jeszcze pusty"
          action={<LinkButton to="#targ">Rozejrzyj się po targu</LinkButton>}
        >
          Gdy coś wpadnie Ci w oko, dotknij serca, a znajdziesz to tutaj.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState
          level={3}
          ornament="lost-path"
          title="Nic tu nie ma!"
          action={<LinkButton to="#dom">Wróć na rynek</LinkButton>}
        >
          Link jest nieprawidłowy lub wygasł!
        </EmptyState>
      </Card>
      <Card>
        <ErrorState
          level={3}
          title="Dzban się stłukł"
          detail="500 · 7f3a-19c2"
          action={<Button>Spróbuj ponownie</Button>}
        >
          Coś poszło nie tak po naszej stronie. Już zbieramy skorupy.
        </ErrorState>
      </Card>
    </div>
  );
}

export function Surfaces() {
  return (
    <Part title="Karty, znaczki, komunikaty, stany">
      <Marks />
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <SampleCard />
        <LoadingCard />
        <Notices />
      </div>
      <States />
    </Part>
  );
}
