import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';

/** The picture of a root category, by file name: a key of the category tree, `agritourism` or `events`. */
export function CategoryPicture({ name, className }: { name: string; className?: string }) {
  return (
    <Picture
      src={`/categories/${name}.webp`}
      width={144}
      height={144}
      alt=""
      averageColor={null}
      className={classNames('shrink-0', className)}
    />
  );
}
