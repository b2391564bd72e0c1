import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { watchOtherTabs } from '#browser/storage/storage.ts'

/** Somebody who signs in or out in another tab sees it here too. */
export function useRevalidateFromOtherTabs(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => watchOtherTabs('account', revalidate), [revalidate])
}
