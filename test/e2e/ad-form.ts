import type { Page } from '@playwright/test';

export const AN_AD = {
  title: 'Gliniany dzbanek',
  description: 'Toczony na kole i wypalany w piecu na drewno.',
  town: 'Nowy Targ',
  category: 201,
  price: 80,
  details: {},
};

/* The fields of the form of a listing, and its parts. */
export const title = (page: Page) => page.getByRole('textbox', { name: 'Tytuł' });
export const price = (page: Page) => page.getByRole('textbox', { name: 'Cena' });
export const town = (page: Page) => page.getByRole('combobox', { name: 'Miejscowość' });
export const description = (page: Page) => page.getByRole('textbox', { name: 'Opis' });
export const files = (page: Page) => page.locator('input[type=file][multiple]');
export const photos = (page: Page) => page.getByRole('list', { name: 'Zdjęcia' }).getByRole('listitem');
export const category = (page: Page) => page.getByRole('button', { name: /^Kategoria: / });
export const publish = (page: Page) => page.getByRole('button', { name: 'Opublikuj' });
export const sections = (page: Page) => page.getByRole('navigation', { name: 'Części formularza' }).getByRole('link');

/** Opens the folded part whose heading has these words. */
export function unfold(page: Page, heading = 'Więcej szczegółów'): Promise<void> {
  return page.locator('summary', { hasText: heading }).click();
}

/** Fills in the subject of an ad; the category is chosen from those suggested for the title. */
export async function sayWhat(page: Page, said = 'Gliniany dzbanek na mleko'): Promise<void> {
  await title(page).fill(said);
  await page.getByRole('button', { name: 'Ceramika i garncarstwo', exact: true }).click();
  await description(page).fill(AN_AD.description);
}
