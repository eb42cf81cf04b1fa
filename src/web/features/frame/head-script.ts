/**
 * Runs before the first paint; its text is constant, so its hash in the policy is too.
 * The theme is the stored one, else the system's (then no attribute is set and the style sheet follows the system).
 * A language that was chosen in this browser but not told to the server is told, and the page asked for again, once.
 */
export const HEAD_SCRIPT = `(function(){try{
var d=document.documentElement,s=localStorage,t=s.getItem('ui_theme');
if(t==='light'||t==='dark')d.dataset.theme=t;
var p=new URLSearchParams(location.search).get('lang'),l=s.getItem('selectedLanguage');
if(p)s.setItem('selectedLanguage',d.lang);
else if(l&&l!==d.lang&&/^(pl|en|de|es|uk|it)$/.test(l)){
document.cookie='selectedLanguage='+l+';path=/;max-age=31536000;samesite=lax'+(location.protocol==='https:'?';secure':'');
if(document.cookie.indexOf('selectedLanguage='+l)>=0&&sessionStorage.getItem('languageTold')!==l){sessionStorage.setItem('languageTold',l);location.reload()}
}}catch(e){}})()`;
