/** Prints lines of text without the page around them, through a temporary iframe. */
export function printText(title: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  // The CSP blocks <style> elements but not styles set through the DOM.
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0';
  document.body.append(frame);
  const { contentDocument: page, contentWindow: view } = frame;
  if (!page || !view) return;
  page.title = title;
  const heading = page.createElement('h1');
  heading.textContent = title;
  heading.style.cssText = 'font:600 20px sans-serif';
  const text = page.createElement('pre');
  text.textContent = lines.join('\n');
  text.style.cssText = 'font:18px/1.8 monospace';
  page.body.append(heading, text);
  view.addEventListener('afterprint', () => frame.remove());
  view.focus();
  view.print();
}
