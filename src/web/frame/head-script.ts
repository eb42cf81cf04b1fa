import { SESSION_KEY } from '../lib/session/session-store.ts';
import { BANNER_KEY, COOKIES_KEY, LANGUAGE_KEY, LIST_VIEW_KEY, VISIT_KEY } from '../lib/storage/keys.ts';
import { HEADING_FONTS } from './heading-fonts.ts';
import { EARLY_FETCH } from './start-script.ts';
import { BAR_COLOURS, THEME_KEY } from './theme.ts';

/**
 * Runs before the first paint and before any module, after the `theme-color` metas; constant text, so its hash in the
 * CSP is constant too.
 *
 * Schemas: zod would probe whether it may generate code (`new Function`), and browsers report even the attempt. It
 * reads its config when the first schema is created, so set it before any module is loaded.
 *
 * Theme: the stored one; without it the style sheet follows the system.
 *
 * Lists: rows on phones, if the visitor chose them.
 *
 * Home: reserves the space of the news row for returning visitors.
 *
 * Fonts of headings: at once where the browser has them, else once the page has loaded and is painted.
 *
 * Language: a URL that names one selects it. Otherwise, if the stored language differs from the page's, set the cookie
 * and reload; not where cookies are blocked, and not after a reload, to avoid a loop.
 *
 * Cookie banner: hidden if the policy with the document's date was accepted; its button is handled here, as it may be
 * pressed before hydration.
 *
 * Banner: the operator's notice is hidden if this one was closed; its button is handled here, too.
 *
 * Modules: fetched before the first frame on a slow connection.
 *
 * Session: marks the document if a user is logged in, since every page is rendered as anonymous.
 *
 * Early presses: the page is hydrated after its first frame, and its cards after that. A heart or button pressed before
 * that is marked (`useEarlyPress`), and changes in a form are noted (`takeEarlyFields`).
 */
export const HEAD_SCRIPT = `(function(){
globalThis.__zod_globalConfig={jitless:true};
var d=document,e=d.documentElement;
addEventListener('click',function(v){var g=v.target,h;if(!g.closest)return;h=g.closest('.heart,[data-early]');if(h)h.dataset.pressed='';
if(g.closest('#cookie-banner button')){e.dataset.cookies='';try{localStorage.setItem('${COOKIES_KEY}',JSON.stringify({acceptedDate:e.dataset.cookiePolicy}))}catch(x){}}
if(g.closest('#market-banner button')){e.dataset.bannerClosed='';try{localStorage.setItem('${BANNER_KEY}',e.dataset.banner)}catch(x){}}},true);
addEventListener('change',function(v){var f=v.target.form;if(f&&!e.dataset.ready)globalThis.earlyFields={form:f,fields:new FormData(f)}},true);
${HEADING_FONTS}
try{
var s=localStorage,t=s.getItem('${THEME_KEY}');
if(s.getItem('${LIST_VIEW_KEY}')==='rows')e.dataset.list='rows';
if(e.dataset.banner&&s.getItem('${BANNER_KEY}')===e.dataset.banner)e.dataset.bannerClosed='';
if(s.getItem('${VISIT_KEY}'))e.dataset.returning='';
try{if(JSON.parse(s.getItem('${COOKIES_KEY}')).acceptedDate===e.dataset.cookiePolicy)e.dataset.cookies=''}catch(x){}
try{if(JSON.parse(s.getItem('${SESSION_KEY}')).isLoggedIn)e.dataset.session=''}catch(x){}
if(t==='light'||t==='dark'){e.dataset.theme=t;d.querySelectorAll('meta[name=theme-color]').forEach(function(m){m.content=t==='dark'?'${BAR_COLOURS.dark}':'${BAR_COLOURS.light}'})}
var a=new URLSearchParams(location.search).get('lang'),l=s.getItem('${LANGUAGE_KEY}');
if(a){if(a.slice(0,2).toLowerCase()===e.lang)s.setItem('${LANGUAGE_KEY}',e.lang)}
else if(l&&l!==e.lang&&(' '+e.dataset.languages+' ').indexOf(' '+l+' ')>=0){
var c='${LANGUAGE_KEY}='+l,n=performance.getEntriesByType('navigation')[0];
d.cookie=c+';path=/;max-age=31536000;samesite=lax'+(location.protocol==='https:'?';secure':'');
if(('; '+d.cookie+';').indexOf('; '+c+';')>=0&&!(n&&n.type==='reload'))location.reload()}
}catch(e){}
${EARLY_FETCH}})()`;
