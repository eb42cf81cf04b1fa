import { classNames } from '../../ui/class-names.ts';

/** The picture of a root category, by file name: a key of the category tree, `agritourism` or `events`. */
export function CategoryPicture({ name, className }: { name: string; className: string }) {
  // On every page there are a dozen of them, in a menu that is closed. On the home page they stand beside their names,
  // so the pictures of goods come before them.
  return (
    <img
      src={`/categories/${name}.webp`}
      alt=""
      loading="lazy"
      fetchPriority="low"
      className={classNames('category-picture', className)}
    />
  );
}
