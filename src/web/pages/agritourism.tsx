export default function Page() { return <h1>agritourism</h1>; }
