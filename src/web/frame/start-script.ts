/** A round trip is slow from here on: good connections take 50 to 100 ms. */
const SLOW_ROUND_TRIP_MS = 175;
/** The same for browsers that do not report the round trip: the time from the click until the page's head arrives. */
const SLOW_START_MS = 600;

/** The `rel` or `type` of a module link or script that is held back. */
const HELD = 'held';
/** The attribute with the file of an ornament that is held back. */
const HELD_FILE = 'data-held';

/**
 * Holds back what the first frame can do without, so that it does not compete with style sheet, fonts and pictures of
 * goods: a rendered page's modules, its manifest and its ornaments, which are drawings of up to 12 kB that only
 * decorate. `START_SCRIPT` fetches them. Until then the page is plain HTML, as without JavaScript.
 *
 * page  the bytes of the whole document. Only its own tags are matched: quotes in texts and data are escaped.
 */
export function holdForFirstFrame(page: Buffer): Buffer<ArrayBuffer> {
  // Latin-1 maps every byte to one character, so non-ASCII bytes pass unchanged.
  const held = page
    .toString('latin1')
    .replaceAll('<link rel="modulepreload"', `<link rel="${HELD}"`)
    .replace('<link rel="manifest"', `<link rel="${HELD}-manifest"`)
    .replaceAll('<use href="/ornaments/', `<use ${HELD_FILE}="/ornaments/`)
    .replace(/(<script[^>]*) type="module" async=""/, `$1 type="${HELD}"`);
  return Buffer.from(held, 'latin1');
}

const FETCH_MODULES = `var m='session' in d.documentElement.dataset?',link[rel=member-later]':'';
d.querySelectorAll('link[rel=${HELD}],link[rel=later]'+m).forEach(function(l){l.rel='modulepreload'})`;

/**
 * Runs in the head of each page. Where round trips are slow, modules requested with the first frame would leave the
 * connection idle for one. There they are fetched, but not run, as soon as the first file
 * beside the style sheet has arrived: the rest of the style sheet arrives before they do.
 */
export const EARLY_FETCH = `(function(){
var d=document,o=self.PerformanceObserver,c=navigator.connection;
if(!(c&&c.rtt?c.rtt>=${SLOW_ROUND_TRIP_MS}:performance.now()>=${SLOW_START_MS})||!o||!o.supportedEntryTypes.includes('resource'))return;
o=new o(function(){o.disconnect();${FETCH_MODULES}});
o.observe({type:'resource'})})()`;

/**
 * Runs at the end of each page: starts its modules once the browser has painted the first frame, or on the first press
 * or key. Not when the browser is idle, which on a slow phone would be much later, and not in the frame's callback:
 * scripts that arrive before the frame is on the screen delay it. A page in the background has no frames and starts at
 * once.
 *
 * The code of later parts (`LaterFiles`) is fetched with them. The held elements become again what they were, as React
 * expects to find them. The script's text stays the same, so the hash in the CSP allows it.
 */
export const START_SCRIPT = `(function(){
var d=document,begun,early=['pointerdown','keydown'];
function begin(){
if(begun)return;begun=1;
early.forEach(function(n){removeEventListener(n,begin,true)});
${FETCH_MODULES};
d.querySelectorAll('link[rel=${HELD}-manifest]').forEach(function(l){l.rel='manifest'});
d.querySelectorAll('use[${HELD_FILE}]').forEach(function(u){u.setAttribute('href',u.getAttribute('${HELD_FILE}'));u.removeAttribute('${HELD_FILE}')});
d.querySelectorAll('script[type=${HELD}]').forEach(function(s){var n=d.createElement('script');n.type='module';n.textContent=s.textContent;s.replaceWith(n)})}
early.forEach(function(n){addEventListener(n,begin,true)});
function painted(){
if(self.PerformanceObserver&&PerformanceObserver.supportedEntryTypes.includes('paint'))new PerformanceObserver(begin).observe({type:'paint',buffered:true});
else setTimeout(begin)}
if(d.hidden)begin();
else requestAnimationFrame(painted)})()`;
