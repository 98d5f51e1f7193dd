export { default, generateMetadata } from '@/app/[site]/[slug]/cached/(lander)/members/[id]/landing/page';
