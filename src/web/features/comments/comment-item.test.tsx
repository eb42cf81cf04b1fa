import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Comment } from '#contract/comments.ts';
import type { Locale } from '#i18n/locales.ts';
import { getTranslator } from '#i18n/translator.ts';
import { CommentItem } from './comment-item.tsx';

const page: { locale: Locale } = { locale: 'pl' };
vi.mock('../../lib/i18n.tsx', () => {
  const useLanguage = () => ({ locale: page.locale, t: getTranslator(page.locale) });
  return { useLanguage, useT: () => useLanguage().t };
});

const person = { id: 7, name: 'Zofia', avatar: null, picture: null };
const at = '2026-05-02T10:00:00.000Z';
const comment = {
  id: 1,
  author: person,
  rating: 5,
  text: 'Pyszny ser.',
  created_at: at,
  updated_at: at,
  contactConfirmed: false,
  dealConfirmed: false,
  listing: { id: 3, kind: 'ad', title: 'Oscypek' },
  reply: { text: 'Dziękuję!', created_at: at, updated_at: at },
} as unknown as Comment;

function renderItem(locale: Locale, marks: Partial<Comment> = {}): string {
  page.locale = locale;
  const marked = { ...comment, ...marks };
  const Page = createRoutesStub([{ path: '/', Component: () => <CommentItem comment={marked} seller={person} /> }]);
  return renderToStaticMarkup(<Page />);
}

test('a review, its reply and the names are Polish on a page of another language', () => {
  const html = renderItem('en');
  for (const text of ['Zofia', 'Pyszny ser.', 'Dziękuję!']) expect(html).toMatch(new RegExp(`lang="pl"[^>]*>${text}`));
});

test('a Polish page marks nothing', () => {
  expect(renderItem('pl')).not.toContain('lang=');
});

test('the strongest mark of a review is shown, with its explanation, and none without one', () => {
  const contacted = renderItem('pl', { contactConfirmed: true });
  expect(contacted).toContain('Kontakt potwierdzony');
  expect(contacted).toContain('#contact-confirmed');
  const agreed = renderItem('pl', { contactConfirmed: true, dealConfirmed: true });
  expect(agreed).toContain('Umowa potwierdzona');
  expect(agreed).toContain('#deal-confirmed');
  expect(agreed).not.toContain('Kontakt potwierdzony');
  expect(renderItem('pl')).not.toContain('potwierdz');
});
