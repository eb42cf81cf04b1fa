import { classNames } from '../../ui/class-names.ts';

/** The picture of a root category, by file name: a key of the category tree, `agritourism` or `events`. */
export function CategoryPicture({ name, className }: { name: string; className: string }) {
  // On every page there are a dozen of them, in a menu that is closed.
  return (
    <img src={`/categories/${name}.webp`} alt="" loading="lazy" className={classNames('category-picture', className)} />
  );
}
