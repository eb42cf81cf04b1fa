import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Picks up the first of three photos, moves it to second place and drops it, with the keyboard alone. */
export async function moveFirstPhotoByKeys(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Przesuń zdjęcie 1 z 3' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Podniesiono zdjęcie 1 z 3.')).toBeAttached();
  // The library listens for arrow keys only some milliseconds after it announces the pick-up, which a test can outpace.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Zdjęcie 1 jest teraz na miejscu 2 z 3.')).toBeAttached({ timeout: 3_000 });
  }).toPass({ timeout: 15_000 });
  await page.keyboard.press('Space');
}
