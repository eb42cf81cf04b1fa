import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Operator } from '#contract/settings/operator.ts';
import { getTranslator } from '#i18n/translator.ts';
import { OperatorCard } from './operator-card.tsx';

vi.mock('../../lib/i18n.tsx', () => ({ useT: () => getTranslator('pl') }));

const operator: Operator = {
  name: 'Stowarzyszenie Pod Lipą',
  address: ['ul. Lipowa 3', '33-300 Nowy Sącz'],
  email: 'kontakt@podlipa.example',
  phone: '+48 18 443 56 00',
  taxId: '1234563218',
  register: '0000123456',
};

test('the card shows all legally required operator data, with links to write and call', () => {
  const html = renderToStaticMarkup(<OperatorCard operator={operator} />);
  expect(html).toContain('Stowarzyszenie Pod Lipą');
  expect(html).toContain('href="mailto:kontakt@podlipa.example"');
  expect(html).toContain('href="tel:+48184435600"');
  for (const text of ['ul. Lipowa 3', '33-300 Nowy Sącz', '+48 18 443 56 00', '123-456-32-18', '0000123456'])
    expect(html).toContain(text);
});

test('an unset field has no row', () => {
  const html = renderToStaticMarkup(
    <OperatorCard operator={{ ...operator, phone: null, taxId: null, register: null }} />,
  );
  expect(html.match(/<dt/g)).toHaveLength(2);
  expect(html).not.toContain('tel:');
});

test('without an operator the card says that this is a demo and names nobody', () => {
  const html = renderToStaticMarkup(<OperatorCard operator={null} />);
  expect(html).toContain('To jest pokaz');
  expect(html).toContain('OPERATOR_NAME');
  expect(html).not.toContain('<dl');
});
