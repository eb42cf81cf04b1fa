import { HEADING_FONTS_KEY } from '../lib/storage/keys.ts';
import { headingFaces } from '../ui/font-files.ts';

/**
 * The part of the head script that adds the fonts of headings; `e` is the document element.
 *
 * On a first visit they are fetched once the page has loaded with the pictures in sight and its first frame is painted,
 * so that neither waits for 23 kB of letters, and added together: the page is laid out once more, not once for each
 * file. Until then their fitted fallback stands in. A browser that has fetched them uses them at once. Over a good
 * connection a page has loaded before it is painted. A page in the background is not painted until it is shown.
 *
 * They are added as font faces rather than by a style sheet or an attribute, which would style every element anew.
 * Without scripts the style sheet has them (`fonts/faces.css`).
 */
export const HEADING_FONTS = `if(self.FontFace){
var faces=${JSON.stringify(headingFaces)}.map(function(f){return new FontFace('Vollkorn','url('+f.file+')',{weight:'400 800',display:'swap',unicodeRange:f.range})}),add=function(){faces.forEach(function(f){d.fonts.add(f)})},known;
try{known=localStorage.getItem('${HEADING_FONTS_KEY}')}catch(x){}
if(known)add();
else addEventListener('load',function(){
if(self.PerformanceObserver&&PerformanceObserver.supportedEntryTypes.includes('paint'))new PerformanceObserver(function(l,o){o.disconnect();fetchFaces()}).observe({type:'paint',buffered:true});
else fetchFaces()});
function fetchFaces(){Promise.all([faces[0],faces[e.lang==='uk'?2:1]].map(function(f){return f.load()})).then(function(){try{localStorage.setItem('${HEADING_FONTS_KEY}','1')}catch(x){}add()},add)}}`;
