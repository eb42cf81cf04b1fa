import { LOCALE_IDS } from '#i18n/locales.ts';
import { BAR_COLOURS, THEME_KEY } from './theme.ts';

/** The local storage's key of the chosen language, and the name of the cookie that tells it to the server. */
export const LANGUAGE_KEY = 'selectedLanguage';

/**
 * Runs before the first paint, after the `theme-color` metas; its text is constant, so its hash in the policy is too.
 *
 * The theme: the stored one; without it the style sheet follows the system.
 *
 * The language: an address that names one makes it the chosen one. Else, where the browser remembers another language
 * than the page is in, the server is told by a cookie and the page asked for again; not where cookies are refused, and
 * not after a reload, so that it cannot go round in circles.
 *
 * The hearts: what hangs on a card comes to life after the page; one that is pressed before is marked, see `useHeart`.
 */
export const HEAD_SCRIPT = `(function(){
addEventListener('click',function(e){var h=e.target.closest&&e.target.closest('[data-heart]');if(h)h.dataset.pressed=''},true);
try{
var d=document,e=d.documentElement,s=localStorage,t=s.getItem('${THEME_KEY}');
if(t==='light'||t==='dark'){e.dataset.theme=t;d.querySelectorAll('meta[name=theme-color]').forEach(function(m){m.content=t==='dark'?'${BAR_COLOURS.dark}':'${BAR_COLOURS.light}'})}
var a=new URLSearchParams(location.search).get('lang'),l=s.getItem('${LANGUAGE_KEY}');
if(a){if(a.slice(0,2).toLowerCase()===e.lang)s.setItem('${LANGUAGE_KEY}',e.lang)}
else if(l!==e.lang&&/^(${LOCALE_IDS.join('|')})$/.test(l)){
var c='${LANGUAGE_KEY}='+l,n=performance.getEntriesByType('navigation')[0];
d.cookie=c+';path=/;max-age=31536000;samesite=lax'+(location.protocol==='https:'?';secure':'');
if(('; '+d.cookie+';').indexOf('; '+c+';')>=0&&!(n&&n.type==='reload'))location.reload()}
}catch(e){}})()`;
