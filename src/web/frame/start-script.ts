import { HEADINGS_KEY } from '../lib/storage/keys.ts';

/** What a held module link or script is called instead. */
const HELD = 'held';

/** On a weak signal a page loads for long: then headings get their fonts before it has. */
const HEADINGS_WAIT_MS = 4_000;

/**
 * Holds a rendered page's modules back, so that they do not compete with style sheet, fonts and pictures for the first
 * frame: `START_SCRIPT` starts them. Until then the page is plain HTML, as without JavaScript.
 *
 * page  the bytes of the whole document. Only its own tags are matched: quotes in texts and data are escaped.
 */
export function holdModules(page: Buffer): Buffer<ArrayBuffer> {
  // Every byte is one character, so other characters than ASCII pass unchanged.
  const held = page
    .toString('latin1')
    .replaceAll('<link rel="modulepreload"', `<link rel="${HELD}"`)
    .replace(/(<script[^>]*) type="module" async=""/, `$1 type="${HELD}"`);
  return Buffer.from(held, 'latin1');
}

/**
 * Runs at the end of each page: starts its modules after the first frame, or with the first press or key. Not when the
 * browser is idle, which on a slow phone would be much later. A page in the background has no frames and starts at once.
 *
 * On a first visit the fonts of headings are fetched once the page has loaded, pictures in sight included; until then
 * their fitted fallback stands in (`--headings`). After that they are used at once.
 *
 * The code of later parts (`LaterFiles`) is fetched with them. The held elements become again what they were, as React
 * expects to find them. The script's text stays the same, so the hash in the CSP allows it.
 */
export const START_SCRIPT = `(function(){
var d=document,begun,early=['pointerdown','keydown'];
function begin(){
if(begun)return;begun=1;
early.forEach(function(n){removeEventListener(n,begin,true)});
var m='session' in d.documentElement.dataset?',link[rel=member-later]':'';
d.querySelectorAll('link[rel=${HELD}],link[rel=later]'+m).forEach(function(l){l.rel='modulepreload'});
d.querySelectorAll('script[type=${HELD}]').forEach(function(s){var n=d.createElement('script');n.type='module';n.textContent=s.textContent;s.replaceWith(n)})}
early.forEach(function(n){addEventListener(n,begin,true)});
if(d.hidden)begin();
else if((self.PerformanceObserver||{supportedEntryTypes:[]}).supportedEntryTypes.includes('paint'))new PerformanceObserver(begin).observe({type:'paint',buffered:true});
else requestAnimationFrame(function(){setTimeout(begin)});
function headings(){d.documentElement.dataset.headings='';try{localStorage.setItem('${HEADINGS_KEY}','1')}catch(x){}}
if(d.readyState==='complete')headings();
else{addEventListener('load',headings);setTimeout(headings,${HEADINGS_WAIT_MS})}})()`;
