// Gives its props to its one child: the child's own handlers run first, classes and refs are joined, other props of the child stay.
import { cloneElement, isValidElement, type ReactNode, type Ref, type RefCallback, useMemo } from 'react';

type Props = Record<string, unknown>;

function joinHandlers(first: (...args: unknown[]) => unknown, second: (...args: unknown[]) => unknown) {
  return (...args: unknown[]) => {
    const result = first(...args);
    second(...args);
    return result;
  };
}

function mergeProps(given: Props, own: Props): Props {
  const merged: Props = { ...given, ...own };
  for (const [name, value] of Object.entries(own)) {
    const other = given[name];
    if (other === undefined) continue;
    if (typeof value === 'function' && typeof other === 'function' && /^on[A-Z]/.test(name)) {
      merged[name] = joinHandlers(value as () => unknown, other as () => unknown);
    } else if (name === 'className' || name === 'aria-describedby') {
      merged[name] = [other, value].filter(Boolean).join(' ');
    } else if (name === 'style') {
      merged[name] = { ...(other as object), ...(value as object) };
    } else if (value === undefined) {
      merged[name] = other;
    }
  }
  return merged;
}

/** Sets a ref, and gives back what unsets it. */
function attach<T>(ref: Ref<T> | undefined, node: T): () => void {
  if (typeof ref === 'function') {
    const detach = ref(node);
    return typeof detach === 'function' ? detach : () => ref(null);
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}

function useJoinedRef<T>(first: Ref<T> | undefined, second: Ref<T> | undefined): Ref<T> | undefined {
  return useMemo(() => {
    if (!first || !second) return first ?? second;
    const attachBoth: RefCallback<T> = (node) => {
      if (node === null) return undefined;
      const detachments = [attach(first, node), attach(second, node)];
      return () => {
        for (const detach of detachments) detach();
      };
    };
    return attachBoth;
  }, [first, second]);
}

/** `children` is one element. */
export function Slot<T>({ children, ref, ...given }: { children?: ReactNode; ref?: Ref<T> | undefined } & Props) {
  if (!isValidElement<Props>(children)) throw new Error('Not one element');
  const joined = useJoinedRef(ref, children.props.ref as Ref<T> | undefined);
  return cloneElement(children, { ...mergeProps(given, children.props), ref: joined });
}
